import { byLanguage, type Language, languageOf } from '@contract/userChoices.ts';
import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  memo,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import type { MessageFormatElement } from 'react-intl';
import { logWarning } from '../log';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** A message may have these values in its places. */
type Values = Record<string, string | number | null | undefined>;
/** The same, for a message that becomes elements. */
type RichValues = Record<string, ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)>;

interface FormatMessage {
  (message: { id: string }, values?: Values): string;
  (message: { id: string }, values: RichValues | undefined): ReactNode;
}

/** The messages of a part of the page, and how they become texts. */
export interface Words {
  /** The language with its region, such as `en-KE`. */
  locale: string;
  messages: Messages;
  timeZone?: string | undefined;
  formatMessage: FormatMessage;
}

export const WordsContext = createContext<Words | null>(null);

/** The texts of the part around this component. Use `react-intl`'s own `useIntl` to format dates and numbers. */
export function useIntl(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no messages around this component');
  return words;
}

/** A compiled message is made of texts and of places for values. */
const TEXT = 0;
const PLACE = 1;

const textOf = (parts: readonly unknown[]): unknown =>
  parts.some((part) => typeof part === 'object') ? parts : parts.join('');

const missing: FormatMessage = ({ id }: { id: string }) => {
  logWarning(`There is no message ${id}`);
  return id;
};

/** Messages of texts and places alone need no library, which the first download would have to bring (src/app/messages.test.ts). */
export function plainWords(locale: string, own: Messages, outer?: Words): Words {
  const formatMessage = outer?.formatMessage ?? missing;
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

/** The parts of a text stay in their order, so they need no keys. */
const inOrder = (text: ReactNode): ReactNode => (Array.isArray(text) ? createElement(Fragment, null, ...text) : text);

const Message = memo(({ id, values }: { id: string; values: RichValues | undefined }) =>
  inOrder(useIntl().formatMessage({ id }, values)),
);

/** A message in the present language, as an element. For plain text use `useIntl`. */
export const t = (id: string, values?: RichValues) => <Message id={id} values={values} />;

/** The texts of a folder `messages`, as they are written. */
export type Texts = Readonly<Record<Language, Record<string, string>>>;
/** The same messages in every language of the site. */
export type Catalogue = Readonly<Record<Language, Messages>>;

/** Takes the messages of the language around from a catalogue. */
export const inLanguage = (catalogue: Catalogue, locale: string): Messages => catalogue[languageOf(locale) ?? 'en'];

/** Adds plain messages of a lazy component's own chunk: no plurals, and no dates or numbers to format below it. */
export function withWords<TProps extends object>(catalogue: Catalogue, Component: ComponentType<TProps>) {
  return function WithWords(props: TProps) {
    const outer = useIntl();
    const words = useMemo(() => plainWords(outer.locale, inLanguage(catalogue, outer.locale), outer), [outer]);
    return (
      <WordsContext value={words}>
        <Component {...props} />
      </WordsContext>
    );
  };
}

/** All messages; for a repeated id, the later one. */
export const joinCatalogues = (catalogues: readonly Catalogue[]): Catalogue =>
  byLanguage((code) => Object.assign({}, ...catalogues.map((catalogue) => catalogue[code])) as Messages);
