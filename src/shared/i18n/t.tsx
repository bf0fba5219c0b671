import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

type Values = NonNullable<ComponentProps<typeof FormattedMessage>['values']>;

/** A message in the present language, as an element. For plain text use `useIntl`. */
export const t = (id: string, values?: Values) => <FormattedMessage id={id} {...(values && { values })} />;
