import { t } from '../../i18n';
import { Button } from './Button';

/** The browser returns to the same address and place. */
export const ReloadButton = ({ variant = 'quiet' }: { variant?: 'primary' | 'quiet' }) => (
  <Button variant={variant} onClick={() => window.location.reload()}>
    {t('app.reload')}
  </Button>
);
