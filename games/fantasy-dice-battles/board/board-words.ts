import type { Failure } from '../rules/events.ts';
import type { Way } from '../rules/targets.ts';
import type { Armour, AttackPower, Class, Colour, SupportPower } from '../rules/values.ts';

/** How a battalion stands for one side. */
export type Standing = 'active' | 'idle' | 'defeated';

/** All that the board says beside the game's own messages. */
export interface BoardWords {
  readonly battalion: (number: number) => string;
  readonly standing: Readonly<Record<Standing, string>>;
  /** Front left, middle, right, second row left, right, hero; short. */
  readonly slots: readonly string[];
  readonly empty: string;
  readonly wounds: (wounds: number, morale: number) => string;
  readonly poisoned: string;
  readonly armour: Readonly<Record<Armour, string>>;
  /** By level; of heroes first. */
  readonly levels: readonly string[];
  readonly points: (points: number) => string;
  readonly morale: (spaces: number) => string;
  readonly places: string;
  readonly classes: Readonly<Record<Class, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly attack: (dice: number, colour: string) => string;
  readonly noAttack: string;
  readonly powers: Readonly<Record<AttackPower | SupportPower, string>>;
  readonly defence: (dice: number, against: string) => string;
  readonly anyClass: string;
  readonly or: string;
  readonly regroups: (pictures: string) => string;
  readonly regroupsNobody: string;
  readonly side: (name: string) => string;
  readonly yours: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly times: (count: number) => string;
  readonly order: (battalion: number) => string;
  readonly regroupingOrder: string;
  readonly regrouping: string;
  readonly faceDown: string;
  readonly noOrder: string;
  readonly takeUp: string;
  readonly fleeing: string;
  readonly fleeingSpace: (number: number) => string;
  readonly reinforcements: string;
  readonly nobody: string;
  readonly pile: (count: number) => string;
  readonly discard: string;
  readonly cards: (count: number) => string;
  readonly fallen: string;
  readonly round: (round: number, step: number) => string;
  readonly heroes: (count: number) => string;
  readonly units: (count: number) => string;
  readonly buttons: Readonly<Record<'deployed' | 'ready' | 'hold', string>>;
  readonly after: {
    readonly faction: string;
    readonly order: (card: string) => string;
    readonly deploy: (unit: string) => string;
    readonly send: (unit: string) => string;
  };
  readonly muster: MusterWords;
  readonly clash: ClashWords;
  readonly odds: OddsWords;
  readonly reference: {
    readonly dice: string;
    readonly diceRules: readonly string[];
    readonly steps: string;
    readonly stepNames: readonly string[];
    readonly deck: (name: string) => string;
    readonly colours: string;
    readonly colourRules: readonly string[];
  };
}

export interface MusterWords {
  readonly ready: string;
  readonly own: string;
  readonly saved: string;
  readonly waiting: string;
  readonly take: (army: string) => string;
  readonly change: (army: string) => string;
  readonly goOn: (units: number) => string;
  readonly faction: (name: string) => string;
  readonly pointsLeft: (left: number, of: number) => string;
  readonly unitsOf: (units: number, least: number, most: number) => string;
  readonly emptySpaces: (count: number) => string;
  readonly emptyHeroes: (count: number) => string;
  readonly cheapest: (points: number) => string;
  readonly spare: (units: number) => string;
  readonly whole: string;
  readonly units: string;
  readonly left: (count: number) => string;
  readonly forSpace: (place: string) => string;
  readonly remove: (unit: string) => string;
  readonly tools: string;
  readonly clear: string;
  readonly fill: string;
  readonly save: string;
  readonly name: string;
  readonly share: string;
  readonly text: string;
  readonly copy: string;
  readonly copied: string;
  readonly load: string;
  readonly paste: string;
  readonly wrongText: string;
  readonly delete: (name: string) => string;
  readonly noneSaved: string;
  readonly savedAs: (name: string) => string;
  readonly notSaved: string;
  readonly close: string;
}

export interface ClashWords {
  readonly title: (battalion: number, round: number) => string;
  readonly next: string;
  readonly end: string;
  readonly again: string;
  readonly rolls: (name: string, dice: number, colour: string) => string;
  readonly noDice: (name: string) => string;
  readonly noCard: (name: string) => string;
  readonly failed: Readonly<Record<Failure, string>>;
  readonly base: (dice: number) => string;
  readonly more: (dice: number) => string;
  readonly byPowers: (dice: number) => string;
  readonly defence: (dice: number) => string;
  readonly fronts: readonly string[];
  /** Where a die goes: front space, way, and whom it meets. */
  readonly path: (front: string, way: Way, unit: string) => string;
  readonly outcome: (wounds: number, poison: number, blocked: number) => string;
  readonly flees: string;
  readonly destroyed: string;
  readonly falls: string;
}

export interface OddsWords {
  readonly title: string;
  readonly dice: (least: number, most: number) => string;
  readonly against: string;
  readonly wounds: string;
  readonly poison: string;
  readonly leaves: string;
  readonly hero: string;
  readonly absent: string;
  readonly average: string;
  readonly note: string;
  readonly chance: (unit: string, percent: string) => string;
  /** `poison` null: the dice poison nobody. */
  readonly expected: (wounds: string, poison: string | null) => string;
  readonly noFight: string;
  readonly comesBack: (units: string) => string;
  readonly nobodyBack: string;
}
