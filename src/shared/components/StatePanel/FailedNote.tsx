import { t } from '../../i18n';
import { RetryButton } from '../Button';

interface Props {
  /** Message id. */
  message: string;
  className?: string | undefined;
  isTrying: boolean;
  onRetry: () => void;
}

/** One line and a button for a small part that did not load. Announced at once. */
export const FailedNote = ({ message, className, isTrying, onRetry }: Props) => (
  <div className={className} role="alert">
    <p>{t(message)}</p>
    <RetryButton variant="quiet" isTrying={isTrying} onRetry={onRetry} />
  </div>
);
