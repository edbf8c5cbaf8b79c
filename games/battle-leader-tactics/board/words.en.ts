import type { Toll } from '../rules/edition.ts';
import type { BoardWords, Sufferer } from './board-words.ts';

function cards(count: number): string {
  return count === 1 ? '1 card' : `${String(count)} cards`;
}

function toll(who: Sufferer, { losses, kia }: Toll): string {
  const isYou = who === 'you';
  const subject = isYou ? 'you' : typeof who === 'string' ? `the ${who}` : who.name;
  const verb = isYou ? 'lose' : 'loses';
  const leader = isYou ? 'your leader' : 'the leader';
  const many = losses === Infinity ? 'all cards' : losses === 0 ? null : cards(losses);
  const what = [many, kia ? leader : null].filter((part) => part !== null);
  return `${subject} ${verb} ${what.length === 0 ? 'nothing' : what.join(' and ')}`;
}

export const words: BoardWords = {
  arms: {
    militia: 'Militia',
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    guard: 'Guard',
    artillery: 'Artillery',
  },
  buttons: {
    keep: 'Keep him',
    discard: 'Discard him',
    recover: 'Take back',
    leave: 'Leave them',
    attack: 'Attack',
    defend: 'Defend',
    commit: 'Commit',
    stand: 'Stand fast',
    withdraw: 'Withdraw',
    remove: 'KIA stands',
    protect: 'No KIA',
    ignore: 'Run away',
    accept: 'Let him go',
    draw: 'Draw a card',
    decline: 'Decline',
  },
  steps: [
    { name: 'Command', does: 'Both keep their leader or discard him for another.' },
    { name: 'Muster', does: 'A draw bonus brings cards back from the Casualty Pile.' },
    { name: 'Initiative', does: 'The higher-ranked leader says who attacks.' },
    { name: 'Tactics', does: 'Both set one Tactics Card face down.' },
    { name: 'The Attack', does: 'The attacker commits Army Cards face down.' },
    { name: 'Defender Withdrawal', does: 'The defender may turn to Withdraw.' },
    { name: 'The Defense', does: 'The defender commits Army Cards face down.' },
    {
      name: 'Attacker Withdrawal',
      does: 'The attacker may turn to Withdraw and takes one card back.',
    },
    { name: 'Orders Communicated', does: 'Both turn over all that they have laid down.' },
    {
      name: 'Failed Orders',
      does: 'A Tactics Card without the arm that it needs becomes Stand & Defend.',
    },
    {
      name: 'The Engagement',
      does: 'The chart says what each side loses, and whether a leader falls.',
    },
    { name: 'Superior Leadership', does: 'The superior leader names the first card that is lost.' },
    { name: 'Victory', does: 'What is left is added up, bonus included; more wins the battle.' },
    { name: 'End Battle', does: 'Survivors go home; an infiltrator may draw a special card.' },
  ],
  step: (number, name) => `Step ${String(number)} of 14: ${name}`,
  before: 'Before the first battle',
  battle: (number, of) => `Battle ${String(number)} of ${String(of)}`,
  tactics: [
    'A few men behind the lines look for the commander.',
    'A line that stands. Failed orders become this.',
    'Straight ahead. Runs over guns and skirmishers.',
    'Fall back: one card is enough, and mostly nobody wins.',
    'Annoy what stands or is slow.',
    'Strike at the flank on the right.',
    'Strike at the flank on the left.',
    'Go round both flanks at once.',
    'Hold back the left flank.',
    'Hold back the right flank.',
    'Hold back the center: a sack for a charge.',
    'Punish from afar those who stand.',
  ],
  needs: (arm) => `needs ${arm}`,
  cards,
  nothing: 'no card',
  reserves: 'Your Reserves',
  reservesOf: (name) => `Reserves of ${name}`,
  emptyReserves: 'No card in Reserves.',
  pile: 'Your Casualty Pile',
  pileOf: (name) => `Casualty Pile of ${name}`,
  field: 'Your side of the Battlefield',
  fieldOf: (name) => `Battlefield of ${name}`,
  faceDown: (count) => `${cards(count)} face down`,
  chosen: 'chosen',
  setTactic: 'Your Tactics Card',
  setTacticOf: (name) => `Tactics Card of ${name}`,
  tacticDown: 'face down',
  hasSet: 'has set a Tactics Card',
  leaderDeck: 'Leader Deck',
  techDeck: 'Tech Deck',
  kiaPile: 'KIA Pile',
  leaders: (count) => (count === 1 ? '1 leader' : `${String(count)} leaders`),
  leader: 'Your leader',
  leaderOf: (name) => `Leader of ${name}`,
  noLeader: 'No leader',
  stats: {
    rank: (rank) => `rank ${String(rank)}`,
    rating: (rating) => `tactics 1 to ${String(rating)}`,
    attack: (size) => `attacks with ${cards(size)} at most`,
    defence: (size) => `defends with ${cards(size)} at most`,
    penalty: 'one card less in this battle',
    draw: (count) => `takes ${cards(count)} back in Muster`,
    modifier: (arm, by) => `+${String(by)} for each ${arm}`,
    mustered: 'has used his draw bonus',
    superior: 'superior',
    fallen: 'killed in action',
  },
  attacks: 'attacks',
  defends: 'defends',
  wins: (count, of) => `${String(count)} of ${String(of)} wins`,
  points: (count) => (count === 1 ? '1 point' : `${String(count)} points`),
  record: (winners) =>
    winners.length === 0
      ? 'No battle has been fought.'
      : `Battles won by: ${winners.map((name) => name ?? 'nobody').join(', ')}`,
  nobody: 'nobody',
  sum: (value) => `worth ${String(value)}`,
  kia: 'KIA',
  chart: {
    title: 'Tactics Results Chart',
    explanation:
      'Rows attack, columns defend. Below left what the attacker loses, above right the defender.',
    attacker: 'Attacker',
    defender: 'Defender',
    toll,
    noVictor: 'nobody wins',
    against: (attacker, defender) => `${attacker} against ${defender}`,
    think: 'Point at a Tactics Card to see its line of the chart.',
    strip: (tactic) => `What ${tactic} does against each Tactics Card`,
    theyLose: 'They lose',
    youLose: 'You lose',
    legend: '† leader killed · hatched: No Victor',
  },
  draft: {
    title: 'Leaders to be picked',
    taken: (name) => `picked by ${name}`,
    own: 'Your leaders',
    pool: 'Your pool',
    spent: (spent, cap) => `ranks ${String(spent)} of ${String(cap)}`,
    count: (count, of) => `${String(count)} of ${String(of)} leaders`,
  },
  muster: (many) => `Take ${cards(many)} back`,
  report: {
    title: (number) => `Battle ${String(number)}`,
    won: (name) => `${name} won`,
    nobody: 'Nobody won',
    short: (name) => `${name} could not commit enough cards`,
    lost: (list) => `lost ${list}`,
    failed: (tactic) => `${tactic} failed`,
    total: (total) => `total ${String(total)}`,
  },
  after: {
    field: 'Choose a leader.',
    commit: (list) => `${list}. More, or commit them?`,
    withdraw: 'Which of your cards do you take back?',
    discard: 'Who takes over?',
    lose: (list) => `${list} will be lost. Which more?`,
    recover: (list) => `${list} will come back. Which more?`,
  },
  reference: {
    cards: 'Army Cards',
    value: 'Value',
    here: 'Yours',
    there: 'Theirs',
    lost: 'Lost',
    explanation: 'In Reserves and on the Battlefield together, as far as it has been seen.',
    leaders: 'Leaders',
    inDeck: 'still to come',
    fallen: 'in the KIA Pile',
    drawn: (count) =>
      count === 1 ? '1 special card unseen' : `${String(count)} special cards unseen`,
    unknown: 'Casualty Piles lie face down: only their numbers are known.',
  },
};
