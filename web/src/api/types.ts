// The types of the API, from its description (`npm run types`), made more precise where the description is vague.
import type { GameEvent, View } from './table';
import type { components } from './schema';

type Described = components['schemas'];
/** Answers contain every field, including those with a default. */
type Complete<T> = { [K in keyof T]-?: T[K] };

export type Me = Complete<Described['Me']>;
export type DeviceInfo = Complete<Described['DeviceInfo']>;
export type PasskeyInfo = Complete<Described['PasskeyInfo']>;
export type SimpleBots = Complete<Described['SimpleBots']>;
export type ServerInfo = Complete<Described['ServerInfo']>;
export type LinkOwner = Complete<Described['LinkOwner']>;
export type PasswordLink = Complete<Described['PasswordLink']>;
export type VacationInfo = Complete<Described['VacationInfo']>;
export type GameInfo = Complete<Described['GameInfo']>;
export type SeatInfo = Complete<Described['SeatInfo']>;
export type Summary = Complete<Described['Summary']>;
export type Verification = Complete<Described['Verified']>;
export type Point = Complete<Described['Point']>;
/** Two moves compared, and what speaks for each. */
export type Explanation = Complete<Described['Explanation']>;
export type Advice = Complete<Described['Advice']>;
/** A move of a finished game, and what happened. */
export type PlayedMove = Omit<Complete<Described['PlayedMove']>, 'events'> & { events: GameEvent[] };
/** A line of a review, played out from a seat's point of view. */
export interface PlayedLine {
  seat: number;
  before: View;
  steps: { mover: number; move: string | null; events: GameEvent[]; view: View }[];
}
/** The user's slips that are due to be solved again. */
export type Exercise = Omit<Complete<Described['ShownExercise']>, 'view'> & { view: View };
export type Exercises = Omit<Complete<Described['Exercises']>, 'exercises'> & { exercises: Exercise[] };
export type Solved = Omit<Complete<Described['Solved']>, 'explanation'> & { explanation: Explanation | null };
/** A position on the analysis board, and the coach's assessment. */
export type Analysed = Omit<Complete<Described['Analysed']>, 'views' | 'events'> & {
  views: View[];
  events: GameEvent[];
};
/** The place of every piece at the start of a game, by the names used in records. */
export type Setup = { [place: string]: Setup } | Setup[] | string | number;
export interface Dealt {
  setup: Setup;
  start: Analysed;
}
export type JudgedPosition = Omit<Complete<Described['JudgedPosition']>, 'explanation'> & {
  explanation: Explanation | null;
};
export type ListedPosition = Complete<Described['ListedPosition']>;
export type Positions = { positions: ListedPosition[] };
/** A position to solve. */
export type ShownPosition = Omit<Complete<Described['ShownPosition']>, 'view'> & { view: View };
export type SolvedPosition = Complete<Described['SolvedPosition']>;
export type Judged = Complete<Described['Judged']>;
export type Review = Omit<Complete<Described['Review']>, 'judged'> & { judged: Judged[] };
export type SeatLuck = Complete<Described['SeatLuck']>;
export type LuckMoment = Complete<Described['LuckMoment']>;
/** A finished game's result as the sum of deal, draws and decisions. */
export type LuckAccount = Complete<Described['LuckAccount']>;
export type TableState = Omit<Complete<Described['TableState']>, 'view' | 'you' | 'seats'> & {
  view: View | null;
  you: Complete<Described['You']>;
  seats: SeatInfo[];
};
/** A player, what the user's own decisions lost, and the games of two players against each other. */
export type PersonPage = Complete<Described['PersonPage']>;
export type PlayedGame = Complete<Described['PlayedGame']>;
export type GameLosses = Complete<Described['GameLosses']>;
export type Meetings = Complete<Described['Meetings']>;
export type RatingInfo = Complete<Described['RatingInfo']>;
/** A table in the user's history, a note about it, and an earlier position of a running game. */
export type HistoryLine = Complete<Described['HistoryLine']>;
export type Note = Complete<Described['NoteInfo']>;
export type PastView = Omit<Complete<Described['PastView']>, 'view'> & { view: View };
/** What follows the user from device to device, as it is sent and as it is answered. */
export type SyncWish = Described['SyncIn'];
export type Synced = Complete<Described['Kept']>;
/** Deals that many people play. */
export type Deals = Complete<Described['Deals']>;
export type DealLine = Complete<Described['DealLine']>;
export type DealPage = Complete<Described['DealPage']>;
/** Matches: several deals of one game, compared. */
export type Matches = Complete<Described['Matches']>;
export type MatchInfo = Complete<Described['MatchInfo']>;
export type MatchPage = Complete<Described['MatchPage']>;
export type MatchDeal = Complete<Described['MatchDeal']>;
export type MatchPlayer = Complete<Described['MatchPlayer']>;
export type SeasonPlayer = Complete<Described['SeasonPlayer']>;
/** Circles, and their leagues. */
export type CircleInfo = Complete<Described['CircleInfo']>;
export type CirclePage = Complete<Described['CirclePage']>;
export type Invitation = Complete<Described['Invitation']>;
export type LeagueInfo = Complete<Described['LeagueInfo']>;
export type LeagueGame = Complete<Described['LeagueGame']>;
/** For the people who run the server. */
export type FoundPerson = Complete<Described['FoundPerson']>;
export type TableChat = Complete<Described['TableChat']>;
export type MeasureInfo = Complete<Described['MeasureInfo']>;
export type TableLine = Complete<Described['TableLine']>;
export type Overview = Complete<Described['Overview']>;
/** A view as text: lines of pieces of text, each with a style such as `bold red`; and labels of moves. */
export type Drawing = Described['Drawing'];

/** A line of the table's log. */
export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  by?: string | number;
  events?: GameEvent[];
  because?: object;
  person?: string;
  name?: string;
  text?: string | null;
  phrase?: string;
  state?: string;
  vote?: string;
  count?: number;
  outcome?: string;
  /** Of a chair, whether the host removed its player; of a line of chat, why an operator removed it. */
  removed?: boolean | string;
  line?: number;
  reason?: string;
  until?: number | null;
  for_good?: boolean;
  table?: string;
}
/** The reason why a move is illegal. */
export interface Reason {
  rule: string;
  code: string;
  [detail: string]: unknown;
}
export interface ReplayStep {
  ply: number;
  plies: number;
  seat: number | 'all' | null;
  view: View | null;
  views: View[] | null;
  events: GameEvent[];
  move: string | null;
}
