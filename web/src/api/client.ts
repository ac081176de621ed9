// The calls of the API, by name.
import type { ApiError } from '../base/error';
import { once } from '../base/working.svelte';
import { ENGINE, isHere, SITE } from '../local/site';
import { asked, call } from './call';
import type { View } from './table';
import type {
  Advice,
  Analysed,
  CircleInfo,
  CirclePage,
  DealPage,
  Deals,
  Dealt,
  DeviceInfo,
  Drawing,
  Exercises,
  Explanation,
  FoundPerson,
  GameLosses,
  GameInfo,
  HistoryLine,
  Invitation,
  JudgedPosition,
  LinkOwner,
  LuckAccount,
  MatchPage,
  Matches,
  Me,
  MeasureInfo,
  Meetings,
  Note,
  Overview,
  PasskeyInfo,
  PasswordLink,
  PastView,
  PersonPage,
  PlayedLine,
  PlayedMove,
  Positions,
  RatingInfo,
  ReplayStep,
  Review,
  ServerInfo,
  Setup,
  ShownPosition,
  Solved,
  SolvedPosition,
  Summary,
  SyncWish,
  Synced,
  TableChat,
  TableLine,
  TableState,
  VacationInfo,
  Verification,
} from './types';

/** The engine in the page, if the server offers it; null where there is no choice. */
const engine = async () => (SITE || ENGINE === null ? null : import('./engineFirst'));

/** A long computation that needs only its arguments: done in the page if possible. */
async function computed<T>(path: string, body: unknown): Promise<T> {
  return (await (await engine())?.computed<T>(path, body)) ?? call<T>('POST', path, body);
}

/** Sixteen random bytes: our share in the deal, or the key of a decision. */
export function nonce(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
  guest: once((name: string, language: string) => call<{ person: Me }>('POST', '/guests', { name, language })),
  me: () => call<Me>('GET', '/me'),
  changeMe: (changes: Partial<Me>) => call<Me>('PATCH', '/me', changes),
  sync: (wish: SyncWish) => call<Synced>('POST', '/me/sync', wish),
  device: (code: string) => call<{ person: Me }>('POST', '/devices', { code }),
  deviceCode: () => call<{ code: string; path: string; expires: number }>('POST', '/me/devices'),
  server: () => call<ServerInfo>('GET', '/server'),
  logIn: (login: string, password: string) => call<{ person: Me }>('POST', '/login', { login, password }),
  logOut: () => call<void>('POST', '/logout'),
  logOutEverywhere: () => call<void>('DELETE', '/me/devices'),
  devices: () => call<{ devices: DeviceInfo[] }>('GET', '/me/devices'),
  logOutDevice: (id: string) => call<void>('DELETE', `/me/devices/${id}`),
  setPassword: (login: string, password: string, current: string | null) =>
    call<Me>('PUT', '/me/password', { login, password, current }),
  forgotten: (who: string) => call<void>('POST', '/password/forgotten', { who }),
  passwordLink: (code: string) => call<LinkOwner>('POST', '/password/link', { code }),
  renewPassword: (wish: { code: string; password: string; login?: string }) =>
    call<{ person: Me }>('PUT', '/password', wish),
  exportMe: () => call<unknown>('GET', '/me/export'),
  deleteMe: () => call<void>('DELETE', '/me'),
  passkeys: () => call<{ passkeys: PasskeyInfo[] }>('GET', '/me/passkeys'),
  passkeyInvitation: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options'),
  addPasskey: (name: string, credential: unknown) => call<PasskeyInfo>('POST', '/me/passkeys', { name, credential }),
  removePasskey: (id: string) => call<void>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  passkeyQuestion: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/login/passkey/options'),
  logInByPasskey: (credential: unknown) => call<{ person: Me }>('POST', '/login/passkey', { credential }),
  openId: (language: string, keep: boolean) => call<{ url: string }>('POST', '/openid', { language, keep }),
  askMail: () => call<void>('POST', '/me/mail/question'),
  confirmMail: (code: string) => call<{ mail: string }>('POST', '/mail/confirm', { code }),
  undoMail: (code: string) => call<{ person: Me }>('POST', '/mail/undo', { code }),
  unsubscribe: (person: string, proof: string) => call<void>('POST', `/unsubscribe${asked({ person, proof })}`),
  tryNotice: (way: 'push' | 'mail' | 'webhook') => call<void>('POST', '/me/notices/test', { way }),
  games: () =>
    call<{ games: GameInfo[] }>('GET', '/games').catch(async (error: unknown) => {
      const own = (error as ApiError).code === 'offline' ? await engine() : null;
      if (own) return own.gamesHere();
      throw error;
    }),
  drawing: (game: string, what: { view: View; language: string; names: string[]; moves: string[] }) =>
    call<Drawing>('POST', `/games/${game}/drawing`, what),
  introduction: <Step>(game: string) => call<Step[]>('GET', `/games/${game}/introduction`),
  pictures: (game: string) => call<Record<string, string>>('GET', `/games/${game}/pictures`),
  lobby: () => call<{ tables: Summary[] }>('GET', '/lobby'),
  myTables: async () =>
    (await engine())?.allTables() ?? call<{ tables: Summary[]; set_aside: string[] }>('GET', '/me/tables'),
  newTable: once((table: Record<string, unknown>) => call<TableState>('POST', '/tables', table)),
  /** A table with only bots, in this page; null if that is not wanted or not possible. */
  practise: async (table: Record<string, unknown>): Promise<TableState | null> =>
    (await (await engine())?.practised(table)) ?? null,
  change: (id: string, changes: Record<string, unknown>) => call<TableState>('PATCH', `/tables/${id}`, changes),
  join: (id: string, invite: string | null, hints: boolean) =>
    call<TableState>('POST', `/tables/${id}/join`, { ...(invite ? { invite } : {}), nonce: nonce(), hints }),
  start: (id: string) => call<unknown>('POST', `/tables/${id}/start`, { fill: true, nonce: nonce() }),
  leave: (id: string, forGood: boolean) => call<unknown>('POST', `/tables/${id}/leave`, { for_good: forGood }),
  remove: (id: string, chair: number) => call<unknown>('POST', `/tables/${id}/remove`, { chair }),
  vacation: () => call<VacationInfo>('GET', '/me/vacation'),
  goAway: (days: number) => call<VacationInfo>('PUT', '/me/vacation', { days }),
  comeBack: () => call<VacationInfo>('DELETE', '/me/vacation'),
  advice: async (id: string, seat: number, rung: number) =>
    (isHere(id) ? null : await (await engine())?.advised(id, seat, rung)) ??
    call<Advice>('POST', `/tables/${id}/advice`, { seat, rung }),
  rematch: once((id: string) => call<{ table: string }>('POST', `/tables/${id}/rematch`)),
  verify: (id: string) => call<Verification>('GET', `/tables/${id}/verify`),
  table: (id: string, invite: string | null) => call<TableState>('GET', `/tables/${id}${asked({ invite })}`),
  replay: (id: string, ply: number, seat: number | 'all' | null, invite: string | null) =>
    call<ReplayStep>('GET', `/tables/${id}/replay${asked({ ply, seat, invite })}`),
  moves: (id: string, invite: string | null) =>
    call<{ moves: PlayedMove[] }>('GET', `/tables/${id}/moves${asked({ invite })}`),
  record: (id: string, invite: string | null) =>
    call<Record<string, unknown>>('GET', `/tables/${id}/record${asked({ invite })}`),
  goOn: once((id: string, from: { ply: number; seat: number; level: string; line?: string[] }, invite: string | null) =>
    call<TableState>('POST', `/tables/${id}/continue${asked({ invite })}`, from),
  ),
  luck: (id: string, invite: string | null) => call<LuckAccount>('GET', `/tables/${id}/luck${asked({ invite })}`),
  review: (id: string, seat: number, ply: number, invite: string | null) =>
    call<Review>('POST', `/tables/${id}/review${asked({ invite })}`, { seat, ply }),
  person: (id: string) => call<PersonPage>('GET', `/people/${encodeURIComponent(id)}`),
  meetings: (id: string, other: string) =>
    call<Meetings>('GET', `/people/${encodeURIComponent(id)}/against/${encodeURIComponent(other)}`),
  leaders: (game: string, kind: 'person' | 'bot') =>
    call<{ ratings: RatingInfo[] }>('GET', `/ratings/${encodeURIComponent(game)}${asked({ kind })}`),
  block: (id: string) => call<void>('PUT', `/me/blocks/${id}`),
  unblock: (id: string) => call<void>('DELETE', `/me/blocks/${id}`),
  report: (report: { text: string; person: string | null; table: string | null }) =>
    call<void>('POST', '/reports', report),
  history: async (wish: Record<string, string | null>) =>
    (await engine())?.pastTables(asked(wish), !wish.after) ??
    call<{ tables: HistoryLine[]; next: string | null }>('GET', `/me/history${asked(wish)}`),
  bring: once((record: unknown) => call<TableState>('POST', '/records', { record })),
  note: (id: string) => call<Note>('GET', `/tables/${id}/note`),
  setNote: (id: string, text: string) => call<Note>('PUT', `/tables/${id}/note`, { text }),
  past: (id: string, ply: number, seat: number) => call<PastView>('GET', `/tables/${id}/past${asked({ ply, seat })}`),
  deals: () => call<Deals>('GET', '/deals'),
  deal: (id: string) => call<DealPage>('GET', `/deals/${encodeURIComponent(id)}`),
  beginDeal: once((id: string) => call<{ table: string }>('POST', `/deals/${encodeURIComponent(id)}/attempt`)),
  challenge: (table: string) => call<{ deal: string }>('POST', `/tables/${table}/challenge`),
  matches: () => call<Matches>('GET', '/matches'),
  match: (id: string, wish: { deal?: number | null; after?: number | null } = {}) =>
    call<MatchPage>('GET', `/matches/${encodeURIComponent(id)}${asked(wish as Record<string, number | null>)}`),
  newMatch: once((wish: { game: string; bot: string; days: number }) =>
    call<{ match: string }>('POST', '/matches', wish),
  ),
  seek: once((wish: Record<string, unknown>) =>
    call<{ table: string; joined: boolean; started: boolean }>('POST', '/seeks', wish),
  ),
  circles: () => call<{ circles: CircleInfo[] }>('GET', '/circles'),
  makeCircle: once((name: string, colour: string) =>
    call<{ circle: string; invite: string }>('POST', '/circles', { name, colour }),
  ),
  circle: (id: string) => call<CirclePage>('GET', `/circles/${encodeURIComponent(id)}`),
  invitation: (id: string, invite: string) =>
    call<Invitation>('GET', `/circles/${encodeURIComponent(id)}/invitation${asked({ invite })}`),
  joinCircle: (id: string, invite: string) =>
    call<void>('POST', `/circles/${encodeURIComponent(id)}/members`, { invite }),
  changeCircle: (id: string, changes: Record<string, unknown>) => call<void>('PATCH', `/circles/${id}`, changes),
  leaveCircle: (id: string, person: string) => call<void>('DELETE', `/circles/${id}/members/${person}`),
  handOver: (id: string, person: string) => call<void>('PUT', `/circles/${id}/owner`, { person }),
  seekInCircle: once((id: string, wish: Record<string, unknown>) =>
    call<{ table: string }>('POST', `/circles/${id}/seeks`, { ...wish, nonce: nonce() }),
  ),
  joinInCircle: (id: string, table: string) =>
    call<{ table: string }>('POST', `/circles/${id}/tables/${table}/join`, { nonce: nonce() }),
  makeCircleMatch: once((id: string, game: string) =>
    call<{ match: string }>('POST', `/circles/${id}/matches`, { game }),
  ),
  makeLeague: once((id: string, game: string, days: number) =>
    call<{ league: string }>('POST', `/circles/${id}/leagues`, { game, days }),
  ),
  removeLeague: (id: string, league: string) => call<void>('DELETE', `/circles/${id}/leagues/${league}`),
  joinLeague: (id: string, league: string) => call<void>('PUT', `/circles/${id}/leagues/${league}/me`),
  leaveLeague: (id: string, league: string) => call<void>('DELETE', `/circles/${id}/leagues/${league}/me`),
  beginLeague: (id: string, league: string) => call<void>('POST', `/circles/${id}/leagues/${league}/begin`),
  playInLeague: once((id: string, league: string, game: number) =>
    call<{ table: string }>('POST', `/circles/${id}/leagues/${league}/games/${game}`, { nonce: nonce() }),
  ),
  findCircles: (name: string) => call<{ circles: CircleInfo[] }>('GET', `/operators/circles${asked({ name })}`),
  removeCircle: (id: string, reason: string) => call<void>('POST', `/operators/circles/${id}/remove`, { reason }),
  role: () => call<{ operator: boolean }>('GET', '/operators/me'),
  overview: (after: number | null = null) => call<Overview>('GET', `/operators/overview${asked({ after })}`),
  handled: (report: number) => call<void>('POST', `/operators/reports/${report}/handled`),
  findPeople: (name: string) => call<{ people: FoundPerson[] }>('GET', `/operators/people${asked({ name })}`),
  measure: (id: string, measure: Record<string, unknown>) =>
    call<FoundPerson>('PATCH', `/operators/people/${id}`, measure),
  passwordLinkFor: (id: string) => call<PasswordLink>('POST', `/operators/people/${id}/password`),
  allTables: (status: string) => call<{ tables: TableLine[] }>('GET', `/operators/tables${asked({ status })}`),
  closeTable: (id: string, reason: string) => call<void>('POST', `/operators/tables/${id}/close`, { reason }),
  chatAt: (id: string) => call<TableChat>('GET', `/operators/tables/${id}/chat`),
  removeChat: (id: string, line: number, reason: string) =>
    call<void>('POST', `/operators/tables/${id}/chat/${line}/remove`, { reason }),
  measures: (before: number | null = null) =>
    call<{ measures: MeasureInfo[]; next: number | null }>('GET', `/operators/measures${asked({ before })}`),
  line: (id: string, line: { seat: number; ply: number; world: string; line: string[] }, invite: string | null) =>
    call<PlayedLine>('POST', `/tables/${id}/line${asked({ invite })}`, line),
  analyse: (position: string, moves: string[]) => computed<Analysed>('/analysis', { position, moves }),
  analyseRecord: (record: unknown, ply: number) => computed<Analysed>('/analysis/record', { record, ply }),
  setUp: (game: string, players: number, setup: Setup | null) =>
    call<Dealt>('POST', '/analysis/set-up', { game, players, setup }),
  analyseTable: (id: string, from: { ply: string | null; seat: string | null; invite: string | null }) =>
    call<Analysed>('GET', `/tables/${id}/analysis${asked(from)}`),
  judgePosition: (position: string, moves: string[], open: boolean) =>
    computed<JudgedPosition>('/analysis/judge', { position, moves, open }),
  compareMoves: (position: string, moves: string[], move: string, other: string) =>
    computed<Explanation>('/analysis/compare', { position, moves, move, other }),
  positions: () => call<Positions>('GET', '/positions'),
  position: (id: string) => call<ShownPosition>('GET', `/positions/${encodeURIComponent(id)}`),
  solvePosition: (id: string, move: string) =>
    call<SolvedPosition>('POST', `/positions/${encodeURIComponent(id)}`, { move }),
  whyPosition: (id: string, move: string) =>
    computed<Explanation>(`/positions/${encodeURIComponent(id)}/why`, { move }),
  losses: () => call<{ games: GameLosses[] }>('GET', '/me/losses'),
  exercises: () => call<Exercises>('GET', '/me/exercises'),
  solve: (id: string, move: string) => call<Solved>('POST', `/me/exercises/${id}`, { move }),
  forgetExercise: (id: string) => call<void>('DELETE', `/me/exercises/${id}`),
  pushKey: () => call<{ key: string }>('GET', '/push-key'),
  setPush: (subscription: PushSubscriptionJSON) =>
    call<void>('PUT', '/me/push', { endpoint: subscription.endpoint, keys: subscription.keys }),
  deletePush: () => call<void>('DELETE', '/me/push'),
};
