import { type ComponentType, type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl as useFormats } from 'react-intl';
import { type Catalogue, inLanguage, type Messages, useIntl, type Words, WordsContext } from './words';

/** Adds the messages of a lazy component's own chunk to those around it, with everything that `react-intl` formats. */
export function withMessages<TProps extends object>(catalogue: Catalogue, Component: ComponentType<TProps>) {
  return function WithMessages(props: TProps) {
    const { locale, messages: outer, timeZone } = useIntl();
    const own = inLanguage(catalogue, locale);
    const messages = useMemo(() => ({ ...outer, ...own }) as Messages, [outer, own]);
    return (
      <IntlProvider locale={locale} messages={messages} {...(timeZone ? { timeZone } : {})}>
        <SharedWords>
          <Component {...props} />
        </SharedWords>
      </IntlProvider>
    );
  };
}

/** `t` and our `useIntl` read the same messages. */
const SharedWords = ({ children }: { children: ReactNode }) => (
  <WordsContext value={useFormats() as Words}>{children}</WordsContext>
);
