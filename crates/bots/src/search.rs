//! A bot that searches a tree of what seats may know.

mod tree;

use crate::playout::play_out;
use crate::{Advice, Advisor, Bot, Chances, Estimate, Judge, Limits, Quick, advice};
use play::{Chance, Game, Input, Need, Question, Seat};
use tree::{EdgeId, NodeId, TRY_ANYTHING, Tree};

/// Information-set tree search.
///
/// Every round fills in what the seat cannot see anew, goes down the tree among the choices that are legal there, adds a
/// node, plays on as its [`Judge`] picks, and notes for each choice on the way what it brought to whoever chose. So it
/// learns what is good on average over all that may be hidden, and all seats are taken to know as little as it does.
///
/// Where seats choose in secret at the same time, each draws its choice by statistics of its own, which do not depend on what
/// the others choose in this round; and what it plays in the end is a mix, each choice as often as the search took it.
/// Otherwise it plays what the search took most often.
#[derive(Clone, Debug)]
pub struct TreeSearch<G: Game, J> {
    judge: fn(&G) -> J,
    limits: Limits,
    explore: f64,
    tree: Tree<G::Choice>,
    round: Round<G::Choice>,
}

/// What is noted in one round; kept, so that a round asks for no memory.
#[derive(Clone, Debug)]
struct Round<C> {
    path: Vec<Taken>,
    choices: Vec<C>,
    weights: Vec<f32>,
    /// By seat: how far it has got in secret.
    secret: [Option<NodeId>; 16],
    /// Where in the path the secret choices begin.
    secret_from: usize,
}

/// A choice that was taken on the way down.
#[derive(Clone, Copy, Debug)]
struct Taken {
    edge: EdgeId,
    seat: Seat,
    /// How likely it was; 1 if there was nothing to chance.
    likely: f64,
}

/// Memory is set aside for so many rounds at most; a longer search takes more as it goes.
const ROOM: usize = 1 << 14;

impl<G: Game, J: Judge<G>> TreeSearch<G, J> {
    /// One that judges by what `judge` makes of a game. The larger `explore`, the broader it searches; differences in
    /// chances that matter are a measure for it.
    pub fn new(limits: Limits, explore: f64, judge: fn(&G) -> J) -> TreeSearch<G, J> {
        let round = Round {
            path: Vec::with_capacity(64),
            choices: Vec::with_capacity(64),
            weights: Vec::with_capacity(64),
            secret: [None; 16],
            secret_from: 0,
        };
        TreeSearch { judge, limits, explore, tree: Tree::new(), round }
    }

    /// One round: a guess at what is hidden, a way down the tree, a new node, and what it is worth.
    fn round(&mut self, game: &G, judge: &J, mut position: G::Position, quick: &mut Quick) {
        self.round.path.clear();
        self.round.secret = [None; 16];
        let mut of = Chances::default();
        self.go_down(game, judge, &mut position, quick);
        play_out(game, judge, &mut position, quick, &mut of);
        for taken in &self.round.path {
            self.tree.brought(taken.edge, of[taken.seat.index()], taken.likely);
        }
    }

    /// Plays `position` on along the tree to where nobody was before, or to the end.
    fn go_down(&mut self, game: &G, judge: &J, position: &mut G::Position, quick: &mut Quick) {
        let (mut node, mut earlier) = (Tree::<G::Choice>::ROOT, None);
        loop {
            let seats = match game.need(position) {
                Need::Over(_) => return,
                Need::Seats(seats) => Some(seats),
                Need::Chance(_) => None,
            };
            let secret = seats.is_some_and(|seats| judge.in_secret(game, position, seats, earlier));
            if earlier.is_some() && !secret {
                let secrets = &self.round.path[self.round.secret_from..];
                let (next, new) = self.tree.revealed(node, secrets.iter().map(|taken| taken.edge));
                (node, earlier) = (next, None);
                self.round.secret = [None; 16];
                if new {
                    return;
                }
            }
            let Some(seats) = seats else {
                let draw = game.draw(position, quick);
                game.advance(position, &Input::Draw(draw), &mut ());
                continue;
            };
            if secret {
                if earlier.is_none() {
                    self.round.secret_from = self.round.path.len();
                }
                earlier = Some(seats);
            }
            let seat = seats.iter().next().expect("a game that waits for seats waits for somebody");
            let at = match secret {
                true => self.round.secret[seat.index()].unwrap_or_else(|| self.tree.secret_of(node, seat)),
                false => node,
            };
            let edge = self.try_one(game, judge, position, seat, at, secret.then_some(&mut *quick));
            let (next, new) = self.tree.follow(edge);
            match secret {
                true => self.round.secret[seat.index()] = Some(next),
                false if new => return,
                false => node = next,
            }
        }
    }

    /// Lets `seat` choose at a node; in secret by chance.
    #[inline]
    fn try_one(
        &mut self,
        game: &G,
        judge: &J,
        position: &mut G::Position,
        seat: Seat,
        at: NodeId,
        in_secret: Option<&mut Quick>,
    ) -> EdgeId {
        let Round { path, choices, weights, .. } = &mut self.round;
        choices.clear();
        game.legal(position, seat, |choice| choices.push(choice));
        judge.weigh(game, position, seat, choices, weights);
        let (edge, likely) = match in_secret {
            None => (self.tree.select(at, choices, weights, self.explore), 1.0),
            Some(chance) => self.tree.draw(at, choices, weights, chance),
        };
        path.push(Taken { edge, seat, likely });
        let choice = self.tree.edge(edge).choice;
        game.advance(position, &Input::Choice { seat, choice }, &mut ());
        edge
    }

    /// What a search of a secret choice took, what it took only to try it left out; as likely as it took it.
    fn mixed(&self, legal: &[G::Choice], at: NodeId, quick: &mut Quick) -> Option<G::Choice> {
        let visits = |choice: &G::Choice| {
            let edge = self.tree.edges_of(at).find(|edge| edge.choice == *choice);
            edge.map_or(0, |edge| edge.visits)
        };
        let total: u32 = legal.iter().map(visits).sum();
        let tried = (f64::from(total) * TRY_ANYTHING) as u32 / legal.len() as u32;
        let liked = |choice: &G::Choice| visits(choice).saturating_sub(tried);
        let mut ticket = quick.below(legal.iter().map(liked).sum::<u32>().max(1));
        for choice in legal {
            match ticket.checked_sub(liked(choice)) {
                None => return Some(*choice),
                Some(left) => ticket = left,
            }
        }
        None
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for TreeSearch<G, J> {
    fn choose(&mut self, question: &Question<'_, G>, chance: &mut dyn Chance) -> G::Choice {
        let legal = question.legal();
        if let [only] = legal[..] {
            return only;
        }
        let mut quick = Quick::seeded_by(chance);
        let in_secret = self.search(question, &mut quick);
        let choice = self.found(&legal, in_secret, &mut quick);
        self.forget();
        choice
    }
}

impl<G: Game, J: Judge<G>> Advisor<G> for TreeSearch<G, J> {
    /// What the search took most often; the chance is what it brought on average.
    fn advise(&mut self, question: &Question<'_, G>, most: usize, chance: &mut dyn Chance) -> Vec<Advice<G::Choice>> {
        let in_secret = self.search(question, &mut Quick::seeded_by(chance));
        let at = match in_secret {
            Some(seat) => self.tree.secret_of(Tree::<G::Choice>::ROOT, seat),
            None => Tree::<G::Choice>::ROOT,
        };
        let legal = question.legal();
        let mut tried: Vec<_> =
            self.tree.edges_of(at).filter(|edge| edge.visits > 0 && legal.contains(&edge.choice)).collect();
        play::sort_few(&mut tried, |one, other| {
            (other.visits, other.mean()).partial_cmp(&(one.visits, one.mean())).expect("no NaN")
        });
        let advice = |edge: &&tree::Edge<G::Choice>| Advice { choice: edge.choice, chance: edge.mean() as f32 };
        let advice: Vec<_> = tried.iter().take(most).map(advice).collect();
        self.forget();
        match advice.is_empty() {
            true => advice::best_of(&legal, &self.compare(question, &legal, chance), most),
            false => advice,
        }
    }

    fn compare(&mut self, question: &Question<'_, G>, choices: &[G::Choice], chance: &mut dyn Chance) -> Vec<f32> {
        let rounds = self.limits.rounds(question.budget()).min(self.limits.usual);
        advice::compare(question, &(self.judge)(question.game()), choices, rounds, chance)
    }

    fn estimate(&self, game: &G, position: &G::Position, ways: u32, chance: &mut dyn Chance) -> Estimate {
        advice::estimate(game, &(self.judge)(game), position, ways, chance)
    }
}

impl<G: Game, J: Judge<G>> TreeSearch<G, J> {
    /// Fills the tree. Says who chooses, if that is in secret.
    fn search(&mut self, question: &Question<'_, G>, quick: &mut Quick) -> Option<Seat> {
        let (game, view, budget) = (question.game(), question.view(), question.budget());
        let judge = (self.judge)(game);
        self.tree.clear((self.limits.rounds(budget) as usize).min(ROOM));
        let mut mixed = false;
        let mut done = 0;
        while self.limits.allow_more(budget, done) {
            let position = game.sample(&view, quick);
            mixed = matches!(game.need(&position), Need::Seats(seats) if judge.in_secret(game, &position, seats, None));
            self.round(game, &judge, position, quick);
            done += 1;
        }
        mixed.then_some(question.seat())
    }

    /// Nobody keeps a tree while others think: a server has hundreds of bots.
    fn forget(&mut self) {
        self.tree = Tree::new();
    }

    /// What the search found to be best; if it chose `in_secret`, one of a mix.
    fn found(&mut self, legal: &[G::Choice], in_secret: Option<Seat>, quick: &mut Quick) -> G::Choice {
        if let Some(seat) = in_secret {
            let at = self.tree.secret_of(Tree::<G::Choice>::ROOT, seat);
            return self.mixed(legal, at, quick).unwrap_or(legal[0]);
        }
        // Only choices of this very question count, whatever was legal in a position that was filled in.
        let tried = |choice: &G::Choice| {
            let edge = self.tree.edges_of(Tree::<G::Choice>::ROOT).find(|edge| edge.choice == *choice);
            edge.map_or((0, 0.0), |edge| (edge.visits, edge.mean()))
        };
        let better = |best, choice| if tried(choice) > tried(best) { choice } else { best };
        *legal.iter().reduce(better).expect("a seat that is asked has a choice")
    }
}
