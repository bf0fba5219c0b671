import { minutesOf } from '@contract/processingTime.ts';
import type { IntlShape } from 'react-intl';

/** A processing time in the language of the page; other texts are unchanged. */
export function timeText({ formatMessage }: IntlShape, time: string): string {
  const minutes = minutesOf(time);
  return minutes === undefined ? time : formatMessage({ id: 'wallet.time' }, { minutes });
}
