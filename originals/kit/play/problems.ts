import type { PlayRefusal } from '../../../contract/bets.ts';
import messages from './messages';
import type en from './messages/en.json';

/** Why there is no round: codes of the server, `paused`, `bet_dropped` and `bad_answer`. Each has its text. */
export type Problem = Extract<
  keyof typeof en,
  PlayRefusal | 'too_many_requests' | 'paused' | 'bet_dropped' | 'bad_answer' | 'refused'
>;

/** Unknown codes have a general text. */
export const problemOf = (code: string): Problem => (Object.hasOwn(messages.en, code) ? (code as Problem) : 'refused');
