import { t } from '../../i18n';
import { RetryButton } from '../Button';
import type { AnyIconName } from '../Icon';
import { StatePanel } from './StatePanel';

interface Props {
  /** Message ids. */
  title: string;
  text?: string;
  icon?: AnyIconName;
  variant?: 'primary' | 'quiet';
  /** What is asked again. */
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Replaces content that did not load, with a retry button. */
export const FailedPanel = ({ title, text, icon = 'wifiOff', variant = 'primary', query }: Props) => (
  <StatePanel kind="failed" icon={icon} title={t(title)} text={text && t(text)}>
    <RetryButton variant={variant} isTrying={query.isFetching} onRetry={() => void query.refetch()} />
  </StatePanel>
);
