import { centsOf, isObject } from './MoneyRound';

export interface Funds {
  balanceCents: number;
  bonusBalanceCents: number;
}

/** What the page around the game gives it for playing with money. The token stays in memory. */
export interface Launch extends Funds {
  token: string;
  /** Address of the API, such as `https://karata.example/api`. */
  api: string;
  currency: 'KES' | 'USD';
  /** Cents. */
  stakes: { least: number; greatest: number; first: number };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** The balances of a message; undefined without them. */
export function readFunds(message: Record<string, unknown>): Funds | undefined {
  const { balance, bonusBalance = 0 } = message;
  if (!isAmount(balance) || !isAmount(bonusBalance)) return undefined;
  return { balanceCents: centsOf(balance), bonusBalanceCents: centsOf(bonusBalance) };
}

/** The launch of a message `{ type: 'launch', … }`; undefined for any other. */
export function readLaunch(message: Record<string, unknown>): Launch | undefined {
  const { type, token, api, currency, stakes } = message;
  const funds = readFunds(message);
  if (type !== 'launch' || typeof token !== 'string' || typeof api !== 'string' || !isObject(stakes)) return undefined;
  const { min, max, default: first } = stakes;
  if (!funds || !isAmount(min) || !isAmount(max) || !isAmount(first)) return undefined;
  if (currency !== 'KES' && currency !== 'USD') return undefined;
  const cents = { least: centsOf(min), greatest: centsOf(max), first: centsOf(first) };
  return { ...funds, token, api, currency, stakes: cents };
}
