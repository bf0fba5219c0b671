import { t } from '../../i18n';
import { Button } from './Button';

interface Props {
  variant?: 'primary' | 'quiet';
  isTrying: boolean;
  onRetry: () => void;
}

/** Loads again what did not load. Keeps the focus while loading, and says so. */
export const RetryButton = ({ variant = 'primary', isTrying, onRetry }: Props) => (
  <Button variant={variant} aria-busy={isTrying} onClick={onRetry}>
    {t(isTrying ? 'app.trying' : 'app.tryAgain')}
  </Button>
);
