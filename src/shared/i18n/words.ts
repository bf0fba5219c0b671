import { createContext, type ReactNode, useContext } from 'react';
import type { MessageFormatElement } from 'react-intl';

/** Compiled messages by id. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** What a message may have in its places. */
type Values = Record<string, string | number | null | undefined>;
/** The same, for a message that becomes elements. */
export type RichValues = Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>;

export interface FormatMessage {
  (message: { id: string }, values?: Values): string;
  (message: { id: string }, values: RichValues | undefined): ReactNode;
}

/** The messages of a part of the page, and how they become texts. */
export interface Words {
  /** With the region: `en-KE`. */
  locale: string;
  messages: Messages;
  timeZone?: string | undefined;
  formatMessage: FormatMessage;
}

export const WordsContext = createContext<Words | null>(null);

/** The texts of the part around this component. What formats dates and numbers takes `react-intl`'s own `useIntl`. */
export function useIntl(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no messages around this component');
  return words;
}
