import { minutesOf } from '@contract/withdrawals.ts';
import type { Words } from '@/shared/i18n';

/** A processing time in the language of the page; other texts are unchanged. */
export function timeText({ formatMessage }: Words, time: string): string {
  const minutes = minutesOf(time);
  return minutes === undefined ? time : formatMessage({ id: 'wallet.time' }, { minutes });
}
