//! The tree of a search, in three lists that are made for a question.
//!
//! A node stands for what was chosen on the way to it. Chance is not part of it: what is drawn differs from one visit to the
//! next, and so does what can be chosen. So an edge counts how often it was visited and how often it could have been.

use crate::Quick;
use play::Chance;

const NONE: u32 = u32::MAX;

/// The share of secret choices that is tried whether it did well or not.
pub(crate) const TRY_ANYTHING: f64 = 0.2;

/// A node by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(u32);

/// An edge by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EdgeId(u32);

#[derive(Clone, Copy, Debug)]
struct Node {
    first_edge: u32,
    first_link: u32,
}

/// A choice that was there in one visit or another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<C> {
    pub choice: C,
    /// How often it was taken.
    pub visits: u32,
    /// How often it could have been taken.
    available: u32,
    /// What it brought, added up, for the seat that chose.
    sum: f64,
    /// The same, each time divided by how likely it was to be taken: what it would have brought if it had always been taken.
    /// Counted for secret choices.
    always: f64,
    child: u32,
    next: u32,
}

impl<C> Edge<C> {
    /// What it brought on average.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }
}

/// A way from a node to another that is no choice: to what one seat chooses in secret, or on when secrets are revealed.
#[derive(Clone, Copy, Debug)]
struct Link {
    key: u32,
    child: u32,
    next: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<C> {
    nodes: Vec<Node>,
    edges: Vec<Edge<C>>,
    links: Vec<Link>,
    /// The edges of the choices that are being looked at.
    offered: Vec<u32>,
}

impl<C: Copy + PartialEq> Tree<C> {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new() -> Tree<C> {
        Tree { nodes: Vec::new(), edges: Vec::new(), links: Vec::new(), offered: Vec::new() }
    }

    /// Only a root, with room for so many rounds.
    pub fn clear(&mut self, rounds: usize) {
        self.nodes.clear();
        self.edges.clear();
        self.links.clear();
        self.nodes.reserve(rounds + 1);
        self.edges.reserve(rounds * 8);
        self.add_node();
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { first_edge: NONE, first_link: NONE });
        self.nodes.len() as u32 - 1
    }

    /// The edge of a node for a choice, made if there is none.
    #[inline]
    fn edge_for(&mut self, node: NodeId, choice: C) -> u32 {
        let first = self.nodes[node.0 as usize].first_edge;
        let mut at = first;
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.choice == choice {
                return at;
            }
            at = edge.next;
        }
        self.edges.push(Edge { choice, visits: 0, available: 0, sum: 0.0, always: 0.0, child: NONE, next: first });
        let added = self.edges.len() as u32 - 1;
        self.nodes[node.0 as usize].first_edge = added;
        added
    }

    /// The choice to try now: one that did well, that promises well, or that was tried too rarely. What was never tried is
    /// taken for as good as the others were.
    #[inline]
    pub fn select(&mut self, node: NodeId, choices: &[C], weights: &[f32], explore: f64) -> EdgeId {
        let mut offered = std::mem::take(&mut self.offered);
        offered.clear();
        let (mut visits, mut sum, mut weight) = (0, 0.0, 0.0);
        for (choice, promising) in choices.iter().zip(weights) {
            let id = self.edge_for(node, *choice);
            offered.push(id);
            let edge = &mut self.edges[id as usize];
            edge.available += 1;
            visits += edge.visits;
            sum += edge.sum;
            weight += f64::from(*promising);
        }
        let usual = if visits == 0 { 0.5 } else { sum / f64::from(visits) };
        let mut best = (offered[0], f64::MIN);
        for (id, promising) in offered.iter().zip(weights) {
            let edge = &self.edges[*id as usize];
            let mean = if edge.visits == 0 { usual } else { edge.mean() };
            let prior = f64::from(*promising) / weight;
            let score = mean + explore * prior * f64::from(edge.available).sqrt() / f64::from(1 + edge.visits);
            if score > best.1 {
                best = (*id, score);
            }
        }
        self.offered = offered;
        EdgeId(best.0)
    }

    /// The choice to try now where others choose at the same time, and how likely it was: a draw in which what did well is
    /// likely, and everything possible (Exp3). What all seats do on average then comes near to where none of them can do better.
    pub fn draw(&mut self, node: NodeId, choices: &[C], weights: &[f32], chance: &mut Quick) -> (EdgeId, f64) {
        let mut offered = std::mem::take(&mut self.offered);
        offered.clear();
        offered.extend(choices.iter().map(|choice| self.edge_for(node, *choice)));
        let always = |id: &u32| self.edges[*id as usize].always;
        let best = offered.iter().map(always).fold(f64::MIN, f64::max);
        let rate = TRY_ANYTHING / offered.len() as f64;
        let liking = |id: &u32, promising: &f32| f64::from(*promising) * libm::exp(rate * (always(id) - best));
        let all: f64 = offered.iter().zip(weights).map(|(id, promising)| liking(id, promising)).sum();
        let promised: f64 = weights.iter().copied().map(f64::from).sum();
        let mut ticket = f64::from(chance.below(1 << 24)) / f64::from(1 << 24);
        let mut drawn = (offered[0], 1.0);
        for (id, promising) in offered.iter().zip(weights) {
            let liked = (1.0 - TRY_ANYTHING) * liking(id, promising) / all;
            let likely = liked + TRY_ANYTHING * f64::from(*promising) / promised;
            drawn = (*id, likely);
            ticket -= likely;
            if ticket < 0.0 {
                break;
            }
        }
        self.offered = offered;
        (EdgeId(drawn.0), drawn.1)
    }

    pub fn edge(&self, edge: EdgeId) -> &Edge<C> {
        &self.edges[edge.0 as usize]
    }

    /// Notes what an edge brought to the seat that took it, and how likely it was to be taken.
    #[inline]
    pub fn brought(&mut self, edge: EdgeId, reward: f32, likely: f64) {
        let edge = &mut self.edges[edge.0 as usize];
        edge.visits += 1;
        edge.sum += f64::from(reward);
        edge.always += f64::from(reward) / likely;
    }

    /// Where an edge leads, and whether nobody was there before.
    #[inline]
    pub fn follow(&mut self, edge: EdgeId) -> (NodeId, bool) {
        let child = self.edges[edge.0 as usize].child;
        if child != NONE {
            return (NodeId(child), false);
        }
        let child = self.add_node();
        self.edges[edge.0 as usize].child = child;
        (NodeId(child), true)
    }

    /// Where a link leads, and whether nobody was there before.
    fn linked(&mut self, node: NodeId, key: u32) -> (NodeId, bool) {
        let first = self.nodes[node.0 as usize].first_link;
        let mut at = first;
        while at != NONE {
            let link = &self.links[at as usize];
            if link.key == key {
                return (NodeId(link.child), false);
            }
            at = link.next;
        }
        let child = self.add_node();
        self.links.push(Link { key, child, next: first });
        self.nodes[node.0 as usize].first_link = self.links.len() as u32 - 1;
        (NodeId(child), true)
    }

    /// Where a seat begins to choose in secret.
    pub fn secret_of(&mut self, node: NodeId, seat: play::Seat) -> NodeId {
        self.linked(node, NONE - 1 - u32::from(seat.0)).0
    }

    /// Where these secret choices lead when they are revealed together, and whether nobody was there before.
    pub fn revealed(&mut self, node: NodeId, secrets: impl Iterator<Item = EdgeId>) -> (NodeId, bool) {
        secrets.fold((node, false), |(node, _), secret| self.linked(node, secret.0))
    }

    /// The edges of a node, the newest first.
    pub fn edges_of(&self, node: NodeId) -> impl Iterator<Item = &Edge<C>> {
        let mut at = self.nodes[node.0 as usize].first_edge;
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
    }
}
