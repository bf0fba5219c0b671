import { useSettings, useSound } from '@/features/ui';
import { Button, Dialog, IconButton } from '@/shared/components';
import { useMediaQuery } from '@/shared/hooks';
import { t, useIntl } from '@/shared/i18n';
import { DailyNote } from './DailyNote';
import { SpinResult } from './SpinResult';
import styles from './SpinWheel.module.scss';
import { useDailySpin } from './useDailySpin';
import { Wheel } from './Wheel';

/** The daily wheel: for a player the server draws what it pays, for a visitor it is for fun, and the text says so. */
export function SpinWheel({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { enableAnimations } = useSettings();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || !enableAnimations;
  const { degrees, isSpinning, isBusy, isResting, landed, play, spin } = useDailySpin(isStill);
  useSound('spin', isSpinning);
  useSound('landed', landed !== null);
  const title = intl.formatMessage({ id: 'spinWheel.title' });
  return (
    <Dialog label={title} className={styles.spinWheel} onClose={onClose}>
      <IconButton
        icon="close"
        className={styles.close}
        label={intl.formatMessage({ id: 'app.close' })}
        onClick={onClose}
      />
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.prize}>{t('spinWheel.prize')}</p>
        <p className={styles.instantWin}>{t('spinWheel.instantWin')}</p>
        <p className={styles.lead}>{t('spinWheel.lead')}</p>
        <DailyNote play={play} onLeave={onClose} />
      </div>
      <div className={styles.wheelPlace}>
        <Wheel {...{ degrees, isSpinning, isStill, landed, isResting }} onTap={spin} />
      </div>
      <div className={styles.foot}>
        <SpinResult isSpinning={isSpinning} landed={landed} />
        <p className={styles.hint}>{t('spinWheel.hint')}</p>
        <Button size="l" className={styles.spin} aria-disabled={isBusy || isResting} onClick={spin}>
          {t(isBusy ? 'spinWheel.spinning' : 'spinWheel.spin')}
        </Button>
        <p className={styles.daily}>{t('spinWheel.daily')}</p>
      </div>
    </Dialog>
  );
}
