import { PageLink } from '@/features/ui';
import { type AnyIconName, RetryButton, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './NothingYet.module.scss';

interface Props {
  icon: AnyIconName;
  /** Message ids of the text and of the button. */
  title: string;
  text: string;
  wayOn: string;
  isTrying: boolean;
  /** Only when it did not load. */
  onRetry?: () => void;
}

/** Shown when there are no rewards, or they did not load, with a link to the deposit bonuses. */
export const NothingYet = ({ icon, title, text, wayOn, isTrying, onRetry }: Props) => (
  <StatePanel icon={icon} kind={onRetry ? 'failed' : 'empty'} title={t(title)} text={t(text)}>
    {onRetry && <RetryButton isTrying={isTrying} onRetry={onRetry} />}
    <PageLink page="bonus" className={styles.link}>
      {t(wayOn)}
    </PageLink>
  </StatePanel>
);
