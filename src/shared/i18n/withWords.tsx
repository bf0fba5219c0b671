import { type ComponentType, useMemo } from 'react';
import { plainWords } from './plainWords';
import { type Messages, useIntl, WordsContext } from './words';

/** The same messages in every language of the site. */
export type Catalogue = Record<'en' | 'sw', Messages>;

/** Of a catalogue, the messages of the language around. */
export const inLanguage = (catalogue: Catalogue, locale: string): Messages =>
  catalogue[locale.startsWith('sw') ? 'sw' : 'en'];

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
