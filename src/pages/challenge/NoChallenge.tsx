import { FormattedMessage } from 'react-intl';
import { allGamesPage, PageHead, PageLink } from '@/features/ui';
import { Button, StatePanel } from '@/shared/components';
import styles from './ChallengePage.module.scss';

interface Props {
  isTrying: boolean;
  /** Only where the challenge did not arrive. */
  onRetry?: () => void;
}

export const NoChallenge = ({ isTrying, onRetry }: Props) => (
  <>
    <PageHead title={<FormattedMessage id="challenge.title" />} hasBackLink={false} />
    <StatePanel
      icon="trophy"
      title={<FormattedMessage id="challenge.none" />}
      text={<FormattedMessage id="challenge.noneText" />}
    >
      {onRetry && (
        <Button variant="quiet" aria-busy={isTrying} onClick={onRetry}>
          <FormattedMessage id={isTrying ? 'challenge.trying' : 'challenge.retry'} />
        </Button>
      )}
      <PageLink page={allGamesPage()} className={styles.link}>
        <FormattedMessage id="challenge.games" />
      </PageLink>
    </StatePanel>
  </>
);
