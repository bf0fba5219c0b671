/** The texts of refused bets and steps, with what to do. */
import { PLAY_REFUSALS, type PlayRefusal } from '../../../contract/bets.ts';
import type { BlockRefusal } from '../../../contract/saferPlay.ts';
import { ApiError, refusalsOf } from '../errors/ApiError.ts';

/** These texts name amounts. */
type Told = 'stake_out_of_range' | 'bonus_stake_limit' | 'loss_limit' | 'stake_limit' | 'time_limit';

export const playRefusal = refusalsOf<Exclude<PlayRefusal, BlockRefusal | Told | 'too_soon'>>(PLAY_REFUSALS, {
  launch_expired: 'This game was opened too long ago, or was closed: open it again',
  choice_invalid: 'choice: this game does not take that',
  free_spin_stake: 'stake: a free spin has the stake that it was given with',
  no_free_spins: 'You have no free spins on this game',
  bonus_waits: 'No bonus of yours has the bonus money that this stake needs: choose a lower one',
  insufficient_funds: 'There is not enough money for this stake: deposit, or choose a lower one',
  reality_check: 'You asked to be reminded after so much time at play: look at where you stand, then play on',
  round_open: 'A round of this game is still open: finish it first',
  round_closed: 'This round has ended',
  bet_conflict: 'This betId came with another bet before: use a new one',
  not_yours: 'There is no such round of yours',
  step_invalid: 'This round does not take that step now',
  step_conflict: 'This stepId came with another step before: use a new one',
});

export const refusedFor = (code: Told, message: string): ApiError => new ApiError(PLAY_REFUSALS[code], code, message);
