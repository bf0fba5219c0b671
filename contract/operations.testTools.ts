/** Every call of the contract. */
import { BETS } from './bets.ts';
import { BONUSES } from './bonuses.ts';
import { CARD } from './card.ts';
import { CHALLENGE_STANDING } from './challenge.ts';
import { CONTENT_LISTS } from './collections.ts';
import { ANY_CONTENT } from './content.ts';
import { FLIGHTS } from './flights.ts';
import { GAME_RULES } from './gameRules.ts';
import { CATALOGUE } from './games.ts';
import { JACKPOTS } from './jackpots.ts';
import { LAUNCHES } from './launches.ts';
import { MARKET } from './market.ts';
import { MPESA } from './mpesa.ts';
import { STAFF_SCRIPT } from './console/staff.ts';
import { OPERATOR } from './operator.ts';
import { PLAY_LIMIT_CALLS } from './playLimits.ts';
import { RACES } from './races.ts';
import { REPORTS } from './reports.ts';
import { REWARDS } from './rewards.ts';
import { ROUNDS } from './rounds.ts';
import type { Operation, RawOperation } from './route.ts';
import { SAFER_PLAY } from './saferPlay.ts';
import { SEEDS } from './seeds.ts';
import { HEALTH, OPENAPI } from './server.ts';
import { SETTINGS } from './settings.ts';
import { SUGGESTIONS } from './suggestions.ts';
import { TRANSACTIONS } from './transactions.ts';
import { USERS } from './users.ts';
import { WALLET } from './wallet.ts';
import { WHEEL } from './wheel.ts';
import { WITHDRAWALS } from './withdrawals.ts';

const groups: Record<string, Operation | RawOperation>[] = [
  ...[USERS, BONUSES, REWARDS, MARKET, WHEEL, { CHALLENGE_STANDING }],
  ...[WALLET, TRANSACTIONS, WITHDRAWALS, CARD, MPESA, SAFER_PLAY],
  ...[LAUNCHES, ROUNDS, BETS, SEEDS, PLAY_LIMIT_CALLS, FLIGHTS, GAME_RULES],
  ...[
    CATALOGUE,
    RACES,
    { JACKPOTS, SETTINGS, SUGGESTIONS, ANY_CONTENT, HEALTH, OPENAPI, REPORTS },
    OPERATOR,
    STAFF_SCRIPT,
  ],
];

export const OPERATIONS: readonly (Operation | RawOperation)[] = [
  ...groups.flatMap((group) => Object.values(group)),
  ...CONTENT_LISTS.map(({ operation }) => operation),
];
