import { t } from '../../i18n';
import { RetryButton } from '../Button';

interface Props {
  /** The id of what is said. */
  message: string;
  className?: string | undefined;
  isTrying: boolean;
  onRetry: () => void;
}

/** One line and a button, where a small part did not arrive. Said at once to assistive technology. */
export const FailedNote = ({ message, className, isTrying, onRetry }: Props) => (
  <div className={className} role="alert">
    <p>{t(message)}</p>
    <RetryButton variant="quiet" isTrying={isTrying} onRetry={onRetry} />
  </div>
);
