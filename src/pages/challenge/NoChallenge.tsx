import { allGamesPage, PageHead, PageLink } from '@/features/ui';
import { RetryButton, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './ChallengePage.module.scss';

interface Props {
  isTrying: boolean;
  /** Only when the challenge did not load. */
  onRetry?: () => void;
}

export const NoChallenge = ({ isTrying, onRetry }: Props) => (
  <>
    <PageHead title={t('challenge.title')} hasBackLink={false} />
    <StatePanel icon="trophy" title={t('challenge.none')} text={t('challenge.noneText')}>
      {onRetry && <RetryButton variant="quiet" isTrying={isTrying} onRetry={onRetry} />}
      <PageLink page={allGamesPage()} className={styles.link}>
        {t('challenge.games')}
      </PageLink>
    </StatePanel>
  </>
);
