/** All random operations. Another kind of operation is a file with its own list, and one line here. */
import { ACCOUNT_OPERATIONS } from './account.ts';
import { BONUS_OPERATIONS } from './bonuses.ts';
import { CARD_OPERATIONS } from './card.ts';
import { FLIGHT_OPERATIONS } from './flights.ts';
import { LAUNCH_OPERATIONS } from './launches.ts';
import { MPESA_OPERATIONS } from './mpesa.ts';
import type { Operation } from './operation.ts';
import { PLAY_OPERATIONS } from './play.ts';
import { REWARD_OPERATIONS } from './rewards.ts';
import { SEED_OPERATIONS } from './seeds.ts';
import { TAKE_BACK_OPERATIONS } from './takeBack.ts';
import { WITHDRAWAL_OPERATIONS } from './withdrawals.ts';
import { WORK_OPERATIONS } from './work.ts';

const ALL: readonly Operation[] = [
  ...ACCOUNT_OPERATIONS,
  ...CARD_OPERATIONS,
  ...MPESA_OPERATIONS,
  ...WITHDRAWAL_OPERATIONS,
  ...WORK_OPERATIONS,
  ...PLAY_OPERATIONS,
  ...TAKE_BACK_OPERATIONS,
  ...SEED_OPERATIONS,
  ...LAUNCH_OPERATIONS,
  ...BONUS_OPERATIONS,
  ...REWARD_OPERATIONS,
  ...FLIGHT_OPERATIONS,
];

/** Each operation stands here as often as its weight says. */
export const OPERATIONS: readonly Operation[] = ALL.flatMap((operation) =>
  Array.from({ length: operation.weight }, () => operation),
);
