import { t, useIntl } from '@/shared/i18n';
import { SEGMENTS, segmentText } from './segments';
import styles from './SpinWheel.module.scss';

interface Props {
  isSpinning: boolean;
  landed: number | null;
}

/** Says what the wheel does, also for screen readers; keeps its space so that nothing moves. */
export function SpinResult({ isSpinning, landed }: Props) {
  const intl = useIntl();
  const segment = landed === null ? undefined : SEGMENTS[landed];
  return (
    <p className={styles.result} role="status">
      {isSpinning && <span className="visuallyHidden">{t('spinWheel.turning')}</span>}
      {segment && t('spinWheel.result', { prize: intl.formatMessage({ id: segmentText(segment) }) })}
    </p>
  );
}
