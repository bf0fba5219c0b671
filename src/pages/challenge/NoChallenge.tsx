import { FormattedMessage } from 'react-intl';
import { allGamesPage, PageHead, PageLink } from '@/features/ui';
import { RetryButton, StatePanel } from '@/shared/components';
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
      {onRetry && <RetryButton variant="quiet" isTrying={isTrying} onRetry={onRetry} />}
      <PageLink page={allGamesPage()} className={styles.link}>
        <FormattedMessage id="challenge.games" />
      </PageLink>
    </StatePanel>
  </>
);
