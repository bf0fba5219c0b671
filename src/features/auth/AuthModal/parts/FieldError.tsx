import { FormattedMessage } from 'react-intl';
import styles from './parts.module.scss';

interface Props {
  id: string;
  messageId: string | undefined;
}

/** What is wrong, beside where it is; said to assistive technology when it appears. */
export const FieldError = ({ id, messageId }: Props) => (
  <p id={id} role="alert" className={styles.error}>
    {messageId && <FormattedMessage id={messageId} />}
  </p>
);
