import { logWarning } from '../log';
import type { FormatMessage, Messages, RichValues, Words } from './words';

/** Of a compiled message: text, and a place for a value. */
const TEXT = 0;
const PLACE = 1;

const textOf = (parts: readonly unknown[]): unknown =>
  parts.some((part) => typeof part === 'object') ? parts : parts.join('');

/** What is written in the messages of the parts around, when these have no such message. */
type Others = Pick<Words, 'formatMessage'>;

const missing: Others = {
  formatMessage: (({ id }) => {
    logWarning(`There is no message ${id}`);
    return id;
  }) as FormatMessage,
};

/**
 * Messages of texts and places alone, without plurals, dates and numbers: these need no library, which the first
 * download would have to bring. Which catalogues are so, a test says (src/app/i18n/messages.test.ts).
 */
export function plainWords(locale: string, own: Messages, outer?: Words): Words {
  const { formatMessage } = outer ?? missing;
  return {
    ...outer,
    locale,
    messages: { ...outer?.messages, ...own } as Messages,
    formatMessage: ((message: { id: string }, values?: RichValues) => {
      const parts = own[message.id];
      if (!parts) return formatMessage(message, values);
      if (typeof parts === 'string') return parts;
      return textOf(
        parts.map((part) => (part.type === TEXT ? part.value : part.type === PLACE ? values?.[part.value] : '')),
      );
    }) as FormatMessage,
  };
}
