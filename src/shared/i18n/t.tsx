import { createElement, Fragment, memo, type ReactNode } from 'react';
import { type RichValues, useIntl } from './words';

interface Props {
  id: string;
  values: RichValues | undefined;
}

/** The parts of a text stay in their order, so they need no keys. */
const inOrder = (text: ReactNode): ReactNode => (Array.isArray(text) ? createElement(Fragment, null, ...text) : text);

const Message = memo(({ id, values }: Props) => inOrder(useIntl().formatMessage({ id }, values)));

/** A message in the present language, as an element. For plain text use `useIntl`. */
export const t = (id: string, values?: RichValues) => <Message id={id} values={values} />;
