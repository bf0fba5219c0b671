import { FormattedMessage } from 'react-intl';
import { Button, StatePanel } from '@/shared/components';
import type { Catalogue } from '../useCatalogue';

/** The list did not arrive. The way on keeps its place, and so the focus, while it is tried again. */
export const LoadFailed = ({ catalogue: { isRetrying, retry } }: { catalogue: Catalogue }) => (
  <StatePanel
    kind="failed"
    icon="wifiOff"
    title={<FormattedMessage id="allGames.failed" />}
    text={<FormattedMessage id="allGames.failedText" />}
  >
    <Button onClick={retry} aria-disabled={isRetrying}>
      <FormattedMessage id={isRetrying ? 'app.trying' : 'app.tryAgain'} />
    </Button>
  </StatePanel>
);
