import { type ComponentType, useMemo } from 'react';
import { IntlProvider, type MessageFormatElement, useIntl } from 'react-intl';

/** Compiled messages by id. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** The same messages in every language of the site. */
export type Catalogue = Record<'en' | 'sw', Messages>;

/** Adds the messages of a lazy component's own chunk to those around it. */
export function withMessages<TProps extends object>(catalogue: Catalogue, Component: ComponentType<TProps>) {
  return function WithMessages(props: TProps) {
    const { locale, messages: outer, timeZone } = useIntl();
    const own = catalogue[locale.startsWith('sw') ? 'sw' : 'en'];
    const messages = useMemo(() => ({ ...outer, ...own }) as Messages, [outer, own]);
    return (
      <IntlProvider locale={locale} messages={messages} {...(timeZone ? { timeZone } : {})}>
        <Component {...props} />
      </IntlProvider>
    );
  };
}
