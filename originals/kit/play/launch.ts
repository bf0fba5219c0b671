import { centsOf, isObject } from './MoneyRound';

export interface Funds {
  balanceCents: number;
  bonusBalanceCents: number;
  /** The part of the balance that is on its way out and cannot be staked. */
  heldCents: number;
}

/** The player's session in the page around the game, as it was at the launch. */
export interface Session {
  /** ISO 8601. */
  since: string;
  playedMs: number;
  /** Wins less stakes of its rounds; stakes of open rounds are in it. */
  netCents: number;
}

/** What the page around the game gives it for playing with money. The token stays in memory. */
export interface Launch extends Funds {
  token: string;
  gameId: string;
  /** Address of the API, such as `https://karata.example/api`. */
  api: string;
  currency: 'KES' | 'USD';
  /** Cents. */
  stakes: { least: number; greatest: number; first: number };
  /** Missing: the page around the game does not know it. */
  session?: Session;
  freeSpins?: FreeSpinsOfLaunch;
}

/** Of the player on this slot. */
export interface FreeSpinsOfLaunch {
  left: number;
  /** Cents; of each. */
  stakeCents: number;
  /** By those that are used, cents. */
  wonCents: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** The balances of a message; undefined without them. */
export function readFunds(message: Record<string, unknown>): Funds | undefined {
  const { balance, bonusBalance = 0, held = 0 } = message;
  if (!isAmount(balance) || !isAmount(bonusBalance) || !isAmount(held)) return undefined;
  return { balanceCents: centsOf(balance), bonusBalanceCents: centsOf(bonusBalance), heldCents: centsOf(held) };
}

function readSession(session: unknown): Session | undefined {
  if (!isObject(session)) return undefined;
  const { since, playedMs, net } = session;
  if (typeof since !== 'string' || !isAmount(playedMs) || !Number.isFinite(net)) return undefined;
  return { since, playedMs, netCents: centsOf(net as number) };
}

function readFreeSpins(given: unknown): FreeSpinsOfLaunch | undefined {
  if (!isObject(given)) return undefined;
  const { left, stake, won = 0 } = given;
  if (!isAmount(left) || !isAmount(stake) || !isAmount(won)) return undefined;
  return { left, stakeCents: centsOf(stake), wonCents: centsOf(won) };
}

function readMore(message: Record<string, unknown>): Pick<Launch, 'session' | 'freeSpins'> {
  const session = readSession(message['session']);
  const freeSpins = readFreeSpins(message['freeSpins']);
  return { ...(session && { session }), ...(freeSpins && { freeSpins }) };
}

function readNames({ token, gameId, api }: Record<string, unknown>) {
  return isText(token) && isText(gameId) && isText(api) ? { token, gameId, api } : undefined;
}

/** The launch of a message `{ type: 'launch', … }`; undefined for any other. */
export function readLaunch(message: Record<string, unknown>): Launch | undefined {
  const { type, currency, stakes } = message;
  const [funds, names] = [readFunds(message), readNames(message)];
  if (type !== 'launch' || !names || !isObject(stakes)) return undefined;
  const { min, max, default: first } = stakes;
  if (!funds || !isAmount(min) || !isAmount(max) || !isAmount(first)) return undefined;
  if (currency !== 'KES' && currency !== 'USD') return undefined;
  const cents = { least: centsOf(min), greatest: centsOf(max), first: centsOf(first) };
  return { ...funds, ...names, currency, stakes: cents, ...readMore(message) };
}
