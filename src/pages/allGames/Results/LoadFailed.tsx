import { Button, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Catalogue } from '../useCatalogue';

/** The list did not arrive. The way on keeps its place, and so the focus, while it is tried again. */
export const LoadFailed = ({ catalogue: { isRetrying, retry } }: { catalogue: Catalogue }) => (
  <StatePanel kind="failed" icon="wifiOff" title={t('allGames.failed')} text={t('allGames.failedText')}>
    <Button onClick={retry} aria-disabled={isRetrying}>
      {t(isRetrying ? 'app.trying' : 'app.tryAgain')}
    </Button>
  </StatePanel>
);
