import { PageLink } from '@/features/ui';
import { type AnyIconName, RetryButton, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './NothingYet.module.scss';

interface Props {
  icon: AnyIconName;
  /** Ids of what is said, and of the words of the way on. */
  title: string;
  text: string;
  wayOn: string;
  isTrying: boolean;
  /** Only where it did not arrive. */
  onRetry?: () => void;
}

/** Stands where rewards would be: there are none, or they did not arrive. The way on is to the deposit bonuses. */
export const NothingYet = ({ icon, title, text, wayOn, isTrying, onRetry }: Props) => (
  <StatePanel icon={icon} kind={onRetry ? 'failed' : 'empty'} title={t(title)} text={t(text)}>
    {onRetry && <RetryButton isTrying={isTrying} onRetry={onRetry} />}
    <PageLink page="bonus" className={styles.link}>
      {t(wayOn)}
    </PageLink>
  </StatePanel>
);
