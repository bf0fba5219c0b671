import messages from './messages';
import type en from './messages/en.json';

/** Why there is no round: codes of the server, `paused`, `bet_dropped` and `bad_answer`. Each has its text. */
export type Problem = Extract<
  keyof typeof en,
  | 'insufficient_funds'
  | 'free_spin_stake'
  | 'no_free_spins'
  | 'stake_out_of_range'
  | 'time_out'
  | 'self_excluded'
  | 'loss_limit'
  | 'stake_limit'
  | 'time_limit'
  | 'bonus_stake_limit'
  | 'too_soon'
  | 'too_many_requests'
  | 'round_open'
  | 'round_closed'
  | 'step_invalid'
  | 'launch_expired'
  | 'paused'
  | 'bet_dropped'
  | 'bad_answer'
  | 'refused'
>;

/** Unknown codes have a general text. */
export const problemOf = (code: string): Problem => (Object.hasOwn(messages.en, code) ? (code as Problem) : 'refused');
