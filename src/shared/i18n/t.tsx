import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

type Values = NonNullable<ComponentProps<typeof FormattedMessage>['values']>;

/** The message with this id in the reader's language, as an element. For text that is no element: `useIntl`. */
export const t = (id: string, values?: Values) => <FormattedMessage id={id} {...(values && { values })} />;
