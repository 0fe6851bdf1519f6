# What each card of X-Wing does, in a sentence or two of our own: when, what, at which cost, within which limits.
# "You" is the ship that has the card. One message a card that can be played and does something; the id is `card-` and
# the card's name as records write it. Within a group by id.

## Pilots

card-4lom = When the End phase begins, you may hand one of your stress tokens to another ship at Range 1.
card-ahsokatano = When the Combat phase begins, you may spend a focus token; then a friend at Range 1, or you, may do a free action.
card-airencracken = After you attack, you may choose a friend at Range 1; it may do a free action.
card-arvelcrynyd = You may shoot at an enemy you touch, if it is in your firing arc.
card-asajjventress = When the Combat phase begins, you may choose a ship at Range 1–2; if it is in your mobile arc, it gets a stress token.
card-backdraft = You may add a critical hit to an attack on a ship in your auxiliary firing arc.
card-backstabber = You roll an attack die more if the defender’s firing arc does not cover you.
card-biggsdarklighter = Once a game, when the Combat phase begins: until the end of the round, whoever could attack you cannot attack another friend at Range 1 of you.
card-blueace = You may boost with the turn 1 templates as well.
card-bobafett-imperial = When you reveal a bank, you may turn your dial to the bank of the same speed to the other side.
card-bobafett-scum = When you attack or defend, you may reroll one of your dice for each enemy at Range 1.
card-bossk = When your attack hits, you may swap one of your critical hits for two hits before damage is dealt.
card-braylenstramm = After a manoeuvre, you may roll an attack die; a hit or a critical hit takes a stress token from you.
card-captainjonus = Friends at Range 1 may reroll one or two attack dice when they fire a secondary weapon.
card-captainkagi = Enemies that acquire a target lock have to lock on to you, if they can.
card-captainnym-scum = Bombs of your side do nothing to you. When a friend defends and the range is measured through a bomb of your side, an evade may be added.
card-captainoicunn = After your manoeuvre, each enemy you touch suffers one damage.
card-captainrex = Whoever you attacked is then under Suppressive Fire.
card-captainyorr = When another friend at Range 1–2 is to get a stress token, you may get it instead, if you have two or fewer.
card-carnorjax = Enemies at Range 1 can neither do focus and evade actions nor spend focus and evade tokens.
card-cassianandor = When the Activation phase begins, you may take a stress token from another friend at Range 1–2.
card-chaser = When another friend at Range 1 spends a focus token, you get one.
card-chewbacca = A damage card that comes face up is turned face down at once; its text does nothing.
card-chewbacca-swx57 = After another friend at Range 1–3 is destroyed without having fled, you may attack.
card-chopper = When the Combat phase begins, each enemy you touch gets a stress token.
card-cobaltleader = When you attack a ship at Range 1 of a bomb token, it rolls a defense die fewer.
card-coloneljendon = When the Combat phase begins, you may hand your target lock to a friend at Range 1 that has none.
card-colonelvessery = After you rolled attack dice, you may lock on to the defender, if somebody has locked on to it already.
card-commanderalozen = When the Combat phase begins, you may lock on to an enemy at Range 1.
card-commanderkenkirk = While you have no shields and at least one damage card, your agility is one higher.
card-corranhorn = When the End phase begins, you may attack. If you do, you cannot attack in the next round.
card-countdown = When you defend and are not stressed, you may suffer one damage to cancel all results as they are compared; then you get a stress token.
card-countessryad = When you reveal a straight, you may fly it as a Koiogran turn of the same speed and colour.
card-dacebonearm = When an enemy at Range 1–3 gets an ion token and you are not stressed, you may take a stress token; then it suffers one damage.
card-dalanoberos-m12lkimogilafighter = When the Combat phase begins, you may lock on to an enemy at Range 1–3 in your bullseye arc.
card-darkcurse = Whoever attacks you can neither spend focus tokens nor reroll attack dice.
card-darthvader = You may do two actions when you perform yours.
card-dashrendar = In the Activation phase and when you perform actions, you ignore obstacles.
card-deathrain = You may drop bombs ahead of you. After you dropped one, you may do a free barrel roll.
card-dengar = Once a round, after you defended, you may attack the attacker if it is in your firing arc.
card-doubleedge = Once a round, after an attack of yours with a secondary weapon missed, you may attack with another weapon.
card-drearenthal = After you spent a target lock, you may take a stress token and acquire a target lock.
card-duchess = You may ignore your Adaptive Ailerons.
card-dutchvander = After you acquire a target lock, choose a friend at Range 1–2; it may acquire one, too.
card-eadenvrill = Your primary weapon rolls a die more against a stressed ship.
card-echo = You decloak along the bank 2 templates, ahead or to a side, and never along the straight one.
card-elloasty = Your Tallon Rolls are white while you are not stressed.
card-emonazzameen = You may drop bombs with the straight 3 or a turn 3 template instead of the straight 1.
card-epsilonace = You have pilot skill 12 while you have no damage card.
card-epsilonleader = When the Combat phase begins, each friend at Range 1 loses a stress token, and so do you.
card-etahnabaht = When an enemy at Range 1–3 in your firing arc defends, the attacker may turn a hit into a critical hit.
card-ezrabridger-attackshuttle = When you defend and are stressed, you may turn up to two eyes into evades.
card-felswrath = However much damage you have, you are not destroyed before the end of the Combat phase.
card-fennrau-protectoratestarfighter = At Range 1, you may roll a die more when you attack or defend.
card-garvendreis = When you spend a focus token, you may give it to a friend at Range 1–2.
card-gemmersojan = You have one agility more while an enemy is at Range 1.
card-grazthehunter = You roll a defence die more if the attacker is in your firing arc.
card-guri = When the Combat phase begins and an enemy is at Range 1, you may take a focus token.
card-hansolo = When you attack, you may reroll, but then as many of your dice as you can.
card-hefftobber = After an enemy has overlapped you in its manoeuvre, you may do a free action.
card-herasyndulla-attackshuttle = When you reveal a green or red manoeuvre, you may turn your dial to another one of the same colour.
card-herasyndulla-vcx100 = When you reveal a green or red manoeuvre, you may turn your dial to another one of the same colour.
card-hobbieklivian = When you acquire or spend a target lock, you may lose a stress token.
card-hortonsalm = At Range 2–3, you may reroll as many blanks of your attack as you like.
card-howlrunner = Friends at Range 1 may reroll an attack die when they fire their primary weapon.
card-ibtisam = While you are stressed, you may reroll one die when you attack or defend.
card-ig88a = After an attack of yours destroyed the defender, you may recover a shield.
card-ig88b = Once a round, after an attack of yours that missed, you may attack with one of your cannons.
card-ig88c = After a boost action, you may do a free evade action.
card-inaldra = When you attack or defend, you may spend a shield to reroll as many of your dice as you like.
card-jakefarrell = After a focus action, or when you get a focus token, you may do a free boost or barrel roll.
card-janors = When a friend at Range 1–3 attacks and you are not stressed, you may take a stress token so that it rolls a die more.
card-jekporkins = When you get a stress token, you may drop it and roll an attack die: a hit means a damage card face down.
card-jesspava = When you attack or defend, you may reroll one die for each friend at Range 1.
card-junoeclipse = When you reveal your manoeuvre, you may fly it one faster or one slower, but not below speed 1. Its colour stays.
card-kaatoleeachos = When the Combat phase begins, you may take over a focus or evade token from a friend at Range 1–2.
card-kadsolus = After a red manoeuvre, you get two focus tokens.
card-kananjarrus = When an enemy at Range 1–2 attacks, you may spend a focus token: it rolls one attack die fewer.
card-kathscarlet-imperial = A defender who cancels a critical hit of yours gets a stress token.
card-kathscarlet-scum = You roll an attack die more when the ship you attack is in your auxiliary firing arc.
card-kavil = You roll an attack die more against a ship outside your firing arc.
card-ketsuonyo = When the Combat phase begins, you may give a tractor beam token to a ship at Range 1 that is in both your firing arc and your mobile arc.
card-keyanfarlander = When you attack, you may drop a stress token to turn all your eyes into hits.
card-kirkanos = When you attack at Range 2–3, you may spend an evade token to add a hit.
card-krassistrelix = You may reroll an attack die of your secondary weapons.
card-kylekatarn = When the Combat phase begins, you may hand one of your focus tokens to a friend at Range 1–3.
card-kyloren-tiesilencer = The first time each round that an attack hits you, the attacker is shown the Dark Side.
card-laetinashera = After an attack that missed you, you may take an evade token.
card-landocalrissian = After a green manoeuvre, choose a friend at Range 1; it may do a free action of its action bar.
card-lattsrazzi = When you or a friend attack, you may spend your target lock on the defender; its agility is one lower in that attack.
card-leebo = When you are dealt a damage card face up, draw another one; choose which of the two counts, and discard the other.
card-lieutenantblount = Your attacks count as hits even if no damage is left.
card-lieutenantcolzet = When the End phase begins, you may spend your target lock on an enemy to turn one of its face-down damage cards up, by chance.
card-lieutenantkarsabi = When you get a weapons disabled token and are not stressed, you may take a stress token and lose it.
card-lieutenantkestal = When you attack, you may spend a focus token to cancel all blanks and eyes of the defender.
card-lowhhrick = When another friend at Range 1 defends, you may spend your reinforce token to add an evade to its roll.
card-lukeskywalker = When you defend, you may turn an eye into an evade.
card-maarekstele-tieadvanced = When your attack deals the defender a damage card face up, draw three, deal the one you like, and discard the others.
card-maarekstele-tiedefender = When your attack deals the defender a damage card face up, draw three, deal the one you like, and discard the others.
card-majorrhymer = Your secondary weapons reach one range farther or nearer, but never beyond Range 1–3.
card-majorvynder = You roll a defence die more while your weapons are disabled.
card-manaroo = When the Combat phase begins, you may hand all your focus, evade and target lock tokens to a friend at Range 1, also the locks that enemies have on you.
card-maulermithel = You roll an attack die more at Range 1.
card-mirandadoni = Once a round, when you attack: spend a shield to roll a die more, or roll a die fewer to recover a shield.
card-moraloeval = Your cannons fire into your auxiliary firing arc, too.
card-nashtahpuppilot = You have the pilot skill and the text of the pilot whose Hound’s Tooth you left.
card-ndrusuhlak = You roll an attack die more while no friend is at Range 1–2.
card-neradantels = You fire torpedoes in every direction.
card-niennunb = When you get a stress token and an enemy is in your firing arc at Range 1, you may drop it.
card-nightbeast = After a green manoeuvre, you may focus as a free action.
card-norrawexley = When you attack or defend, you may spend your target lock on the other ship to add an eye.
card-oldteroch = When the Combat phase begins, you may choose an enemy at Range 1; if you are in its firing arc, it loses all its focus and evade tokens.
card-omegaace = When you attack, you may give up a focus token and your target lock on the defender: all your dice become critical hits.
card-omegaleader = Enemies you have locked modify no dice when they attack you or defend against you.
card-palobgodalhi = When the Combat phase begins, you may take a focus or an evade token from an enemy at Range 1–2 for yourself.
card-poedameron = While you have a focus token, you may turn one eye into a hit (attacking) or an evade (defending).
card-poedameron-swx57 = While you have a focus token, you may turn one eye into a hit when you attack, or into an evade when you defend.
card-princexizor = When an attack hits you, a friend at Range 1 may suffer one of the hits or critical hits for you.
card-puresabacc = You roll an attack die more while you have at most one damage card.
card-quickdraw = Once a round, when you lose a shield, you may attack with your primary weapon.
card-rearadmiralchiraneau = When you attack at Range 1–2, you may turn an eye into a critical hit.
card-redace = The first time you lose a shield in a round, you get an evade token.
card-rexlerbrath = After your attack dealt damage cards, you may spend a focus token to turn them face up.
card-rey = When you attack or defend and the enemy is in your firing arc, you may reroll one or two blanks.
card-roarkgarnet = When the Combat phase begins, choose a friend at Range 1–3; its pilot skill counts as 12 for the phase.
card-sabinewren-attackshuttle = Before you reveal your dial, you may do a free boost or barrel roll.
card-sabinewren-lancerclasspursuitcraft = When a ship in your mobile arc at Range 1–2 attacks you, you may add an eye to your roll.
card-sabinewren-tiefighter = Before you reveal your dial, you may do a free boost or barrel roll.
card-sarcoplank = When you defend, you may roll as many dice as your manoeuvre of this round was fast instead of your agility.
card-scourge = You roll an attack die more against a ship with a damage card.
card-serissu = When a friend at Range 1 defends, it may reroll a defence die.
card-snapwexley = After a manoeuvre of speed 2, 3 or 4 in which you touch no ship, you may do a free boost.
card-solsixxa = You may drop bombs with a turn 1 template instead of the straight 1.
card-soontirfel = When you get a stress token, you may take a focus token.
card-talonbanecobra = Your range combat bonuses count twice, when you attack and when you defend.
card-tarnmison = When an enemy attacks you, you may lock on to it before the dice are rolled.
card-teltrevura = The first time you would be destroyed, discard all your damage cards instead and take four, face down.
card-tennumb = When you attack, defence dice cannot cancel one of your critical hits.
card-testpilotblackout = Whoever you attack through an obstacle rolls two defence dice fewer.
card-tetrancowall = When you reveal a Koiogran turn, you may fly it at speed 1, 3 or 5 instead.
card-thanekyrell = After an enemy in your firing arc at Range 1–3 attacked another friend, you may do a free action.
card-theinquisitor = Your primary weapon attacks count as being at Range 1.
card-tomaxbren = Once a round, an elite card that you discard is turned face up again.
card-torkilmux = When the Activation phase ends, choose an enemy at Range 1–2; its pilot skill counts as 0 until combat is over.
card-turrphennir = After you attack, you may boost or barrel roll as a free action.
card-tychocelchu = Stress does not keep you from doing actions.
card-unkarplutt = When the Activation phase ends, every ship that you touch gets a tractor beam token.
card-valenrudor = After you have defended, you may do a free action.
card-viktorhel = After you defended, the attacker gets a stress token unless you rolled exactly two dice.
card-wampa = Before results are compared, you may give up all your dice; if a critical hit was among them, the defender is dealt a damage card face down.
card-wedgeantilles = When you attack, the defender has one agility less, but not less than 0.
card-wesjanson = After you attacked, you may take a focus, evade or target lock token from the defender.
card-whisper = After an attack of yours that hits, you may take a focus token.
card-wingedgundark = When you attack at Range 1, you may turn a hit into a critical hit.
card-wullffwarro = You roll an attack die more while you have no shields and at least one damage card.
card-zeborrelios-attackshuttle = When you defend, your evades may cancel critical hits before hits.
card-zeborrelios-tiefighter = When you defend, your evades may cancel critical hits before hits.
card-zertikstrom = Enemies at Range 1 of you get no extra attack die for Range 1.
card-zetaace = You may take the straight 2 template for a barrel roll instead of the straight 1.
card-zetaleader = When you attack and are not stressed, you may take a stress token to roll a die more.
card-zuckuss = When you attack, you may roll a die more; then the defender rolls one more, too.

## Astromechs

card-bb8 = When you reveal a green manoeuvre, you may barrel roll as a free action before you fly it.
card-flightassistastromech = You attack nothing outside your firing arc. After a manoeuvre in which you met nothing, with no enemy in your arc at Range 1–3, you may boost or barrel roll for free.
card-m9g8 = When a ship that you have locked attacks, you may have it reroll an attack die of your choice. You may lock on to other friends.
card-r2astromech = Your manoeuvres of speed 1 and 2 are green.
card-r2d2 = After a green manoeuvre, you may get a shield back.
card-r2d6 = You have room for an elite card. Not for pilots who have such room already, nor for pilot skill 2 and lower.
card-r2f2 = Action: you have one agility more until the end of the round.
card-r3a2 = When you declare a target in your firing arc, you may get a stress token to give it one, too.
card-r3astromech = Once a round, when you attack with your primary weapon, you may give up a focus result; you get an evade token.
card-r4d6 = When an attack hits you with three hits or more, you may cancel hits until two are left, and get a stress token for each.
card-r5p9 = When the Combat phase ends, you may spend a focus token to get a shield back.
card-r5x3 = Before you reveal your dial, you may discard this card; you ignore obstacles for the rest of the round.
card-r7astromech = Once a round, when you defend, you may spend your target lock on the attacker: it rerolls the attack dice you choose.
card-r7t1 = Action: choose an enemy at Range 1–2. If you are in its firing arc, you may lock on to it. Then you may boost for free.
card-targetingastromech = After a red manoeuvre, you may acquire a target lock.

## Bombs

card-bombletgenerator = When you reveal your dial, you may drop a bomblet; the card is not discarded.
card-clustermines = Action: discard this card and drop three cluster mines in a row.
card-connernet = Action: discard this card and drop a Conner net.
card-ionbombs = When you reveal your dial, you may discard this card and drop an ion bomb.
card-protonbombs = When you reveal your dial, you may discard this card and drop a proton bomb.
card-proximitymines = Action: discard this card and drop a proximity mine.
card-seismiccharges = When you reveal your dial, you may discard this card and drop a seismic charge.
card-thermaldetonators = When you reveal your dial, you may discard this card and drop a thermal detonator.

## Cannons

card-autoblaster = Defence dice cannot cancel your hits, but they can cancel your critical hits.
card-flechettecannon = If it hits, the defender suffers one damage and gets a stress token if it has none, whatever the dice show.
card-heavylasercannon = Right after you roll, all your critical hits become hits.
card-ioncannon = If it hits, the defender suffers one damage and gets an ion token, whatever the dice show.
card-linkedbattery = You may reroll an attack die of your primary weapon or of a cannon.
card-manglercannon = You may turn a hit into a critical hit.
card-tractorbeam = If it hits, the defender gets a tractor beam token and no damage.

## Crew

card-4lom-crew = When you attack, you may take an ion token: one focus or evade token of the defender cannot be spent in this attack.
card-agentkallus = When the game begins, choose an enemy. When you attack it or it attacks you, you may turn an eye into a hit or an evade.
card-bistan = When you attack at Range 1–2, you may turn a hit into a critical hit.
card-bombardier = You may drop bombs with the straight 2 template instead of the straight 1.
card-bossk-crew = After an attack of yours that missed, you get a stress token if you have none, a focus token and a target lock on the defender.
card-breachspecialist = When you are dealt a damage card face up, you may spend your reinforce token; it and all later ones of the round are turned face down without effect.
card-c3po = Once a round, before you roll defence dice, you may guess how many evades you will roll. If you are right, add one more.
card-captainrex-crew = After an attack of yours that missed, you may take a focus token.
card-chewbacca-crew = When you are dealt a damage card, you may discard it and get a shield back; then this card is discarded.
card-chopper-crew = You may do actions while stressed; after each of them you suffer one damage.
card-darthvader-crew = After you attack an enemy, you may suffer two damage so that it suffers one critical damage.
card-dashrendar-crew = You may attack while you are on an obstacle, and your attacks are never obstructed.
card-dengar-crew = When you attack, you may reroll an attack die; one or two, if the defender’s pilot is unique.
card-emperorpalpatine = Once a round, before a friendly ship rolls dice, you may name a result. One of the dice is then turned to it and cannot be changed again.
card-ezrabridger-crew = When you attack and are stressed, you may turn an eye into a critical hit.
card-finn = When you attack with your primary weapon or defend, and the other ship is in your firing arc, you may add a blank to your roll.
card-flightinstructor = When you defend, you may reroll an eye. Against pilot skill 2 or lower it may be a blank instead.
card-greedo = Each round, the first damage card of your first attack, and of the first attack on you, is dealt face up.
card-gunner = After an attack of yours that missed, you may attack with your primary weapon. Then you attack no more this round.
card-hansolo-crew = When you attack, you may spend your target lock on the defender to turn all your eyes into hits.
card-herasyndulla-crew = You may fly red manoeuvres while stressed.
card-hotshotcopilot = Whoever defends against your primary weapon, and whoever attacks you, must spend a focus token in that attack if they can.
card-ig88d-crew = You also have the texts of the pilots of all friends with the title IG-2000.
card-inspiringrecruit = Once a round, when you or a friend at Range 1–2 drops a stress token, that ship may drop another one.
card-intelligenceagent = When the Activation phase begins, you may look at the dial of an enemy at Range 1–2.
card-janors-crew = Once a round, when a friend at Range 1–3, or you, would get a focus token, it may get an evade token instead.
card-jynerso = Action: a friend at Range 1–2, or you, gets a focus token for each enemy in your firing arc at Range 1–3, three at most.
card-k4securitydroid = After a green manoeuvre, you may acquire a target lock.
card-kananjarrus-crew = Once a round, after a white manoeuvre of a friend at Range 1–2 or of yours, you may take a stress token from that ship.
card-ketsuonyo-crew = When the End phase begins, you may choose an enemy in your firing arc at Range 1–2; it keeps its tractor beam tokens.
card-kylekatarn-crew = When a stress token of yours goes, you may take a focus token.
card-kyloren-crew = Action: an enemy at Range 1–3 is shown the Dark Side.
card-landocalrissian-crew = Action: roll two defence dice. Each eye is a focus token for you, each evade an evade token.
card-lattsrazzi-crew = When you defend, you may take a stress token from the attacker to add an evade.
card-leebo-crew = Action: a free boost, and then an ion token.
card-lukeskywalker-crew = After your attack missed, you may attack once more with your primary weapon, and may turn an eye of it into a hit. Then you attack no more this round.
card-marajade = When the Combat phase ends, each enemy at Range 1 that is not stressed gets a stress token.
card-maul = When you attack and are not stressed, you may take stress tokens to reroll as many attack dice. After an attack that hits, you may drop a stress token.
card-mercenarycopilot = When you attack at Range 3, you may turn a hit into a critical hit.
card-navigator = When you reveal a manoeuvre, you may turn your dial to another speed of the same bearing, but not to a red one while you are stressed.
card-niennunb-crew = Your straight manoeuvres are green.
card-outlawtech = After a red manoeuvre, you may take a focus token.
card-r2d2-swx22 = At the end of the End phase, without shields, you may get one back and roll an attack die; a hit means that one of your face-down damage cards is turned up.
card-rearadmiralchiraneau-crew = Action: fly a white straight 1.
card-rebelcaptive = The first ship each round that attacks you gets a stress token as soon as it has declared.
card-reconspecialist = Your focus actions give you a focus token more.
card-rey-crew = When the End phase begins, you may put a focus token of yours onto this card. When the Combat phase begins, you may take one from it.
card-sabinewren-crew = You have room for a bomb card. Once a round, before a friendly bomb leaves the table, choose an enemy at Range 1 of it, which suffers a damage.
card-saboteur = Action: choose an enemy at Range 1 and roll an attack die; a hit or a critical hit means that one of its face-down damage cards is turned up.
card-systemsofficer = After a green manoeuvre, choose another friend at Range 1; it may acquire a target lock.
card-tactician = After you attack a ship at Range 2 in your firing arc, it gets a stress token.
card-tailgunner = Whoever you attack out of your rear auxiliary arc has one agility less.
card-weaponsengineer = You may keep two target locks, on two enemies. When you acquire one, you may lock on to a second enemy as well.
card-wookieecommandos = When you attack, you may reroll as many of your eyes as you like.
card-ysanneisard = When the Combat phase begins and you have no shields but at least one damage card, you may do a free evade action.
card-zuckuss-crew = When you attack and are not stressed, you may take stress tokens: the defender rerolls as many defence dice, of your choice.

## Elite

card-adaptability = One side gives you one pilot skill more, the other one less; you choose with your squad.
card-adrenalinerush = When you reveal a red manoeuvre, you may discard this card; the manoeuvre is white.
card-attannimindlink = When you get a focus or stress token, each friend with this card gets one, too, if it has none.
card-bodyguard = When the Combat phase begins, you may spend a focus token: a friend at Range 1 with a higher pilot skill has one agility more this round.
card-calculation = When you attack, you may spend a focus token to turn an eye into a critical hit.
card-coolhand = When you get a stress token, you may discard this card to take a focus or an evade token.
card-crackshot = When results are compared and the defender is in your firing arc, you may discard this card to cancel one of its evades.
card-daredevil = Action: fly a white turn 1, left or right, and get a stress token. Without the boost icon, also roll two attack dice and suffer what they show.
card-deadeye = A focus token may take the place of a target lock, in what an attack asks for and in what it costs.
card-decoy = When the Combat phase begins, you may swap pilot skills with a friend at Range 1–2 for the phase.
card-determination = Damage cards about pilots that are dealt to you face up are discarded at once without effect.
card-drawtheirfire = When an attack hits a friend at Range 1, you may suffer one of the critical hits in its place.
card-elusiveness = When you defend and are not stressed, you may take a stress token to choose an attack die, which the attacker rerolls.
card-experthandling = Action: do a free barrel roll; if it is not on your action bar, you get a stress token. Then you may take off a target lock that an enemy has on you.
card-expertise = When you attack and are not stressed, you may turn all your eyes into hits.
card-expose = Action: until the end of the round, your primary weapon rolls a die more, and your agility is one lower.
card-fearlessness = When you attack a ship at Range 1 and each is in the other’s firing arc, you may add a hit.
card-intensity = After a boost or barrel roll, you may take a focus or evade token and turn the card over. Its back: when the Combat phase ends, spend a focus or evade token to turn it up again.
card-intimidation = Enemies that you touch have one agility less.
card-juke = When you attack and have an evade token, you may turn one of the defender’s evades into an eye.
card-lightningreflexes = After a white or green manoeuvre of your dial, you may discard this card to turn round by 180°; then you get a stress token.
card-lonewolf = When you attack or defend and no friend is at Range 1–2, you may reroll a blank.
card-marksmanship = Action: this round, when you attack, one of your eyes may become a critical hit and all others hits.
card-opportunist = Unstressed, against a defender with neither focus nor evade tokens, you may take a stress token to roll an attack die more.
card-outmaneuver = A defender that is in your firing arc while you are not in its own has one agility less, but not less than 0.
card-predator = When you attack, you may reroll an attack die; one or two, against pilot skill 2 or lower.
card-pushthelimit = Once a round, after an action, you may do a free action of your action bar; then you get a stress token.
card-rage = Action: take a focus token and two stress tokens; until the end of the round, you may reroll up to three dice when you attack.
card-ruthlessness = After an attack of yours that hits, you must choose another ship at Range 1 of the defender, but not yourself; it suffers one damage.
card-selflessness = When another friend at Range 1 is hit, you may discard this card and suffer all hits in its place; critical hits stay with it.
card-snapshot = After an enemy at Range 1 has flown, you may attack it with this. You cannot change these dice, nor attack again in that phase.
card-squadleader = Action: choose a friend at Range 1–2 with a lower pilot skill; it may do a free action.
card-swarmleader = When you attack with your primary weapon, up to two other friends that have the defender in their arc at Range 1–3 may each give up an evade token; you roll a die more for each.
card-swarmtactics = When the Combat phase begins, you may lend your pilot skill to a friend at Range 1 for the phase.
card-trickshot = When your attack is obstructed, you may roll a die more.
card-veteraninstincts = Your pilot skill is two higher.
card-wingman = When the Combat phase begins, another friend at Range 1 loses a stress token.
card-wired = While you are stressed, you may reroll as many eyes as you like when you attack or defend.

## Illicit

card-blackmarketslicertools = Action: choose a stressed enemy at Range 1–2 and roll an attack die; a hit or critical hit turns one of its stress tokens into a damage card face down.
card-burnoutslam = You may do a SLAM action; after it, this card is discarded.
card-cloakingdevice = Action: do a free cloak action. At the end of each round, roll an attack die while you are cloaked; an eye means that this card goes, and you decloak or lose your cloak token.
card-contrabandcybernetics = When you become active in the Activation phase, you may discard this card and take a stress token: this round you may act and fly red manoeuvres while stressed.
card-deadmansswitch = If you are destroyed, all ships at Range 1 suffer one damage each.
card-empdevice = In the Combat phase you may discard this card instead of attacking; each ship at Range 1, you too, gets two ion tokens.
card-feedbackarray = In the Combat phase, in place of attacking, you may take an ion token and suffer a damage: an enemy at Range 1 suffers a damage.
card-glitterstim = When the Combat phase begins, you may discard this card and take a stress token: this round you may turn all your eyes into hits or evades.
card-hotshotblaster = Attacks in every direction; discard this card to do so.
card-inertialdampeners = When you reveal your manoeuvre, you may discard this card to stand still, as a white manoeuvre. Then you get a stress token.

## Missiles

card-advhomingmissiles = If it hits, the defender is dealt one damage card face up, whatever the dice show.
card-assaultmissiles = Spend your target lock on the defender and discard this card. A hit also does one damage to all other ships at Range 1 of the defender.
card-clustermissiles = Needs a target lock; spend it and discard this card to attack twice.
card-concussionmissiles = Spend your target lock on the defender and discard this card. You may turn a blank into a hit.
card-cruisemissiles = Attack a ship you have locked, and discard this card. You may roll as many dice more as the speed of your manoeuvre this round, four at most.
card-harpoonmissiles = Needs a target lock; discard this card to attack. A ship that it hits is Harpooned.
card-homingmissiles = You need a target lock on the defender, but keep it; discard this card. The defender cannot spend evade tokens.
card-ionpulsemissiles = You need a target lock on the defender, but keep it; discard this card. If it hits, the defender suffers one damage and gets two ion tokens, whatever the dice show.
card-protonrockets = You need a focus token, but keep it; discard this card. You may roll as many dice more as your agility, three at most.
card-unguidedrockets = Needs a focus token. Nothing changes these dice but a focus token that you spend.

## Modifications

card-advancedcloakingdevice = After you attacked, you may do a free cloak action.
card-advancedslam = After a SLAM in which you met neither an obstacle nor a ship, you may do a free action of your action bar.
card-antipursuitlasers = After an enemy’s manoeuvre in which it overlapped you, roll an attack die; a hit or a critical hit means one damage for it.
card-autothrusters = When you defend outside the attacker’s firing arc or beyond Range 2, you may turn a blank into an evade. Only for ships that can boost.
card-bwinge2 = You have room for a crew card.
card-countermeasures = When the Combat phase begins, you may discard this card: you have one agility more this round, and you may take off a target lock that an enemy has on you.
card-engineupgrade = You may do the boost action.
card-experimentalinterface = Once a round, after an action, you may do the action of one of your upgrades for free. Then you get a stress token.
card-guidancechips = Once a round, you may turn a die of your torpedo or missile into a hit, or into a critical hit if your primary weapon value is 3 or more.
card-gyroscopictargeting = When the Combat phase ends, you may turn your mobile arc if you flew at speed 3, 4 or 5 this round.
card-hullupgrade = One hull more.
card-integratedastromech = When you are dealt a damage card, you may discard an astromech of yours to discard that card without effect.
card-ionprojector = After an enemy’s manoeuvre in which it overlapped you, roll an attack die; a hit or a critical hit means an ion token for it.
card-lightweightframe = When you defend and have rolled fewer dice than the attacker, you roll another defence die.
card-longrangescanners = You lock on to ships at Range 3 and beyond, and never to nearer ones.
card-maneuveringfins = When you reveal a turn, you may turn your dial to the bank of the same speed and side.
card-munitionsfailsafe = A weapon that you discard to attack is discarded only if the attack hits.
card-pulsedrayshield = When the End phase begins, you may take an ion token and recover a shield.
card-servomotorsfoils = Open: you may barrel roll, and unstressed fly a turn 3 as a red Tallon Roll. Closed: a primary attack die less, but you may boost, and bank 2 is green. Turn it over as the Activation phase begins.
card-shieldupgrade = One shield more.
card-smugglingcompartment = You may carry an illicit card, and another modification of 3 points or fewer.
card-stealthdevice = One agility more; discarded when an attack hits you.
card-stygiumparticleaccelerator = After a cloak action, or when you decloak, you may do a free evade action.
card-tacticaljammer = Attacks of enemies through your base on other ships are obstructed.
card-targetingcomputer = You may do the target lock action.
card-twinionenginemkii = Your banks are green.
card-vectoredthrusters = You may do the barrel roll action.

## Salvaged astromechs

card-genius = After the manoeuvre that you revealed, if you overlapped no ship, you may drop a bomb that is dropped when a dial is revealed.
card-overclockedr4 = In the Combat phase, when you spend a focus token, you may take a stress token to get a focus token back.
card-r4agromech = After you spent a focus token while attacking, you may lock on to the defender.
card-r4b11 = When you attack, you may spend your target lock on the defender: it rerolls the defence dice you choose.
card-r5tk = You may lock on to friends and attack them.
card-salvagedastromech = When you are dealt a damage card about the ship face up, you may discard it without effect; then this card is discarded.
card-unhingedastromech = Your manoeuvres of speed 3 are green.

## Systems

card-accuracycorrector = When dice are modified in your attack, you may trade all your results for two hits, which nothing changes any more.
card-advancedsensors = Just before you reveal your dial, you may do a free action; then you skip your Perform Action step this round.
card-advtargetingcomputer = When you attack a ship you have locked with your primary weapon, you may add a critical hit. Then you cannot spend target locks in this attack.
card-collisiondetector = You may boost, barrel roll and decloak over obstacles and onto them. Critical hits that you roll for obstacles do nothing.
card-electronicbaffle = You may throw off a stress or an ion token as soon as you get it, for one damage.
card-enhancedscopes = In the Activation phase, your pilot skill counts as 0.
card-firecontrolsystem = After you attack, you may acquire a target lock on the defender.
card-sensorjammer = When you defend, you may turn one of the attacker’s hits into an eye, which cannot be rerolled.
card-thrustcorrector = When you defend with three stress tokens or fewer, you may take one; your dice are replaced by a single evade and cannot be changed any more.

## Tech

card-advancedoptics = You never have more than one focus token, and you keep it in the End phase.
card-commrelay = You can have one evade token at most, and you keep it in the End phase.
card-patternanalyzer = When you fly a manoeuvre, you may check pilot stress after your action instead of before it.
card-primedthrusters = With one or two stress tokens you may still boost and barrel roll.
card-sensorcluster = When you defend, you may spend a focus token to turn a blank into an evade.
card-weaponsguidance = When you attack, you may spend a focus token to turn a blank into a hit.

## Titles

card-adaptiveailerons = Before you reveal your dial, if you are not stressed, you must fly a white bank 1 or straight 1.
card-allianceoverhaul = Your primary weapon may roll a die more out of your primary arc; out of your auxiliary arc, you may turn an eye into a critical hit.
card-andrasta = You have room for two bomb cards more.
card-awingtestpilot = You have room for an elite card more, but not the same one twice. For pilot skill 2 and higher.
card-blackone = After a boost or barrel roll, you may take away an enemy’s target lock on a friend at Range 1, or on you.
card-btla4ywing = You attack nothing outside your firing arc. After an attack with your primary weapon you may attack with a turret.
card-concorddawnprotector = When a ship at Range 1 attacks you and each is in the other’s firing arc, you add an evade.
card-crossfireformation = When you defend and another friend of the Resistance is at Range 1–2 of the attacker, you may add a focus result.
card-dauntless = After a manoeuvre in which you overlapped a ship, you may do a free action, and then get a stress token.
card-enforcer = After you have defended, the attacker gets a stress token if it is in your bullseye arc.
card-firstordervanguard = You may reroll an attack die if the defender is the only ship in your firing arc at Range 1–3. When you defend, you may discard this card to reroll all your defence dice.
card-havoc = You have room for a system card and a unique salvaged astromech, but none for crew.
card-heavyscykinterceptor = You have room for a cannon, a torpedo or a missile card, and one hull more.
card-houndstooth = When you are destroyed, but not when you flee, you may launch the Nashtah Pup: it flies a manoeuvre from your front or rear guides, and does not attack this round.
card-ig2000 = You also have the texts of the pilots of all other friends with this title.
card-lightscykinterceptor = Your banks are green, but all your damage cards are dealt face up, and you carry no modification.
card-millenniumfalcon = You may do the evade action.
card-millenniumfalcon-swx57 = After a bank of speed 3, if you touch nobody and are not stressed, you may take a stress token to turn your ship round by 180°.
card-misthunter = You may do the barrel roll action. You must carry a Tractor Beam, at its cost.
card-moldycrow = You keep your focus tokens in the End phase.
card-outrider = While you have a cannon, it fires all round, and you cannot attack with your primary weapon.
card-pivotwing = Attack side: one agility more. Landing side: when you reveal a stop, you may turn your ship round by 180°. After each manoeuvre you may turn this card over.
card-punishingone = Your primary weapon rolls a die more.
card-royalguardtie = You may have two modifications, but not the same one twice. For pilot skill 5 and higher.
card-sabinesmasterpiece = You have room for a crew card and an illicit card.
card-shadowcaster = After an attack of yours that hits a ship in your mobile arc at Range 1–2, you may give it a tractor beam token.
card-slavei = You have room for a torpedo card.
card-specialopstraining = When you attack with your primary weapon out of your primary arc, you may roll a die more; if you do not, you may attack again out of your auxiliary arc.
card-st321 = You may lock on to any enemy, however far away.
card-tied = Once a round, after an attack with a cannon of 3 points or less, you may attack with your primary weapon.
card-tieshuttle = You have room for two crew cards of 4 points or fewer, and none for torpedoes, missiles and bombs.
card-tiev1 = After a target lock of yours, you may evade as a free action.
card-tiex1 = You have room for a system card, which costs four points less, but not less than nothing.
card-tiex7 = After a manoeuvre of speed 3, 4 or 5 in which you met neither an obstacle nor a ship, you may do a free evade action.
card-vaksai = You may have three modifications, all different, and each of your upgrades costs a point less, but not less than nothing.
card-virago = You have room for a system card and an illicit card. For pilot skill 4 and higher.

## Torpedoes

card-advprotontorpedoes = Spend your target lock on the defender and discard this card. You may turn up to three blanks into eyes.
card-bombloadout = You have room for a bomb card.
card-extramunitions = Your torpedoes, missiles and bombs begin with an ordnance token each. When one is to be discarded, you may discard its token instead.
card-flechettetorpedoes = Spend your target lock on the defender and discard this card. Afterwards a defender with a hull of 4 or less gets a stress token.
card-iontorpedoes = If it hits, the defender and every ship at Range 1 of it get an ion token.
card-plasmatorpedoes = Spend your target lock on the defender and discard this card. If it hits, the defender loses a shield after the damage.
card-protontorpedoes = Spend your target lock on the defender and discard this card. You may turn an eye into a critical hit.
card-renegaderefit = You may have two modifications, but not the same one twice, and each of your elite cards costs a point less, but not less than nothing.

## Turrets

card-autoblasterturret = Attack all round. Defence dice cannot cancel your hits.
card-blasterturret = Attacks in every direction; spend a focus token to do so.
card-dorsalturret = Attacks in every direction, with a die more at Range 1.
card-ioncannonturret = Attacks in every direction. If it hits, the defender suffers one damage and gets an ion token, whatever the dice show.
card-syncedturret = It fires in every direction and keeps the target lock. If the defender is in your primary firing arc, you may reroll as many dice as your primary weapon has.
card-twinlaserturret = Attacks twice, all round. Each hit is one damage, whatever the dice show.

## Conditions

card-harpooned = A critical hit on you hurts each other ship at Range 1, then deals you a damage card and this is gone. Your end hurts each ship at Range 1. Action: roll a die and take this off; a hit is a damage.
card-illshowyouthedarkside = Who assigned this may pick a damage card about pilots from the deck. The next critical damage an attack does to you is that card, shields or not; then this is gone.
card-suppressivefire = You roll an attack die less against anyone but the ship that gave you this. It goes when you attack that ship, when that ship is destroyed, or when the Combat phase ends and that ship did not attack.

## Damage

card-blinded-pilot = You cannot attack. Turned face down after your next chance to attack.
card-console-fire = When the Combat phase begins, roll an attack die; a hit means one damage. Action: turn this card face down.
card-damaged-cockpit = From the next round, your pilot skill is 0.
card-damaged-engine = Your turn manoeuvres are red.
card-damaged-sensor-array = You can do no actions but those on damage cards. Action: roll an attack die; a hit or a critical hit turns this card face down.
card-direct-hit = Counts as two damage cards.
card-loose-stabilizer = After a white manoeuvre, you get a stress token. Action: turn this card face down.
card-major-explosion = Roll an attack die at once; a hit means one critical damage. Then this card is turned face down.
card-major-hull-breach = From the next round, your damage cards come face up. Action: turn this card face down.
card-shaken-pilot = You cannot dial straight manoeuvres. Turned face down when you reveal your dial.
card-structural-damage = One agility less. Action: roll an attack die; a hit or a critical hit turns this card face down.
card-stunned-pilot = After a manoeuvre that leaves you touching a ship or overlapping an obstacle, you suffer one damage.
card-thrust-control-fire = You get a stress token at once; then this card is turned face down.
card-weapons-failure = You roll an attack die less. Action: roll an attack die; a hit or a critical hit turns this card face down.

## Devices

card-bomblet = Goes off when the Activation phase ends: each ship at Range 1 rolls two attack dice and suffers what they show.
card-cluster-mine = Goes off when a ship moves through it or overlaps it: that ship rolls two attack dice and suffers one damage for each hit and each critical hit.
card-conner-net = Goes off when a ship moves through it or overlaps it: that ship suffers one damage, gets two ion tokens and skips its Perform Action step.
card-ion-bomb = Goes off when the Activation phase ends: each ship at Range 1 gets two ion tokens.
card-proton-bomb = Goes off when the Activation phase ends: each ship at Range 1 gets a damage card face up, shields or not.
card-proximity-mine = Goes off when a ship moves through it or overlaps it: that ship rolls three attack dice and suffers what they show.
card-seismic-charge = Goes off when the Activation phase ends: each ship at Range 1 suffers one damage.
card-thermal-detonator = Goes off when the Activation phase ends: each ship at Range 1 suffers one damage and gets a stress token.
