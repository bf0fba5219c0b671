import clsx from 'clsx';
import { FormattedMessage } from 'react-intl';
import styles from './parts.module.scss';

interface Props {
  id: string;
  messageId: string | undefined;
  /** Words of the sign-in service, shown instead of the message. */
  said?: string | undefined;
  /** Its line is kept free, so that nothing moves when it comes. */
  isReserved?: boolean;
}

/** What is wrong, beside where it is; said to assistive technology when it appears. */
export const FieldError = ({ id, messageId, said, isReserved = false }: Props) => (
  <p id={id} role="alert" className={clsx(styles.error, isReserved && styles.reserved)}>
    {said ?? (messageId && <FormattedMessage id={messageId} />)}
  </p>
);
