import { PAYMENT_LOGOS } from '@contract/settings.ts';
import clsx from 'clsx';
import { useDispatch, useSelector } from 'react-redux';
import { CRYPTO_NAMES, selectCryptoCurrency } from '@/features/content';
import { logoStripToggled, selectIsLogoStripPaused, useSettings } from '@/features/ui';
import { IconButton } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import styles from './PaymentStrip.module.scss';

/** Most players pay by it, so it stands still at the start of the strip. */
const PINNED = PAYMENT_LOGOS[0];

/** A phone shows so many marks beside it without a loop. */
const AT_ONCE = 3;

/** One picture has all marks, so that they are one request. */
const MARKS = '/images/payment-marks.svg';

/** On phones more than three move beside M-Pesa in a loop of 20 s, one by one, and can be paused; on wide screens they do not move. */
export function PaymentStrip() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { hiddenPaymentLogos: hidden } = useSettings();
  const shown = PAYMENT_LOGOS.filter((name) => !hidden.includes(name));
  const others = shown.filter((name) => name !== PINNED);
  const isMoving = others.length > AT_ONCE;
  const isPaused = useSelector(selectIsLogoStripPaused);
  if (shown.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={intl.formatMessage({ id: 'home.payments' })}>
      {isMoving && (
        <IconButton
          className={styles.pause}
          icon={isPaused ? 'play' : 'pause'}
          label={intl.formatMessage({ id: isPaused ? 'home.playLogos' : 'home.pauseLogos' })}
          onClick={() => dispatch(logoStripToggled())}
        />
      )}
      {shown.includes(PINNED) && (
        <div className={styles.pinned}>
          <Logos shown={[PINNED]} />
        </div>
      )}
      <div className={styles.window}>
        <div className={clsx(isMoving && styles.track, isPaused && styles.paused)} data-count={others.length}>
          <Logos shown={others} />
          {isMoving && <Logos shown={others} isCopy />}
        </div>
      </div>
    </section>
  );
}

/** The copy closes the loop, hidden from screen readers. The player's crypto currency is highlighted. */
function Logos({ shown, isCopy = false }: { shown: readonly string[]; isCopy?: boolean }) {
  const marked = CRYPTO_NAMES[useSelector(selectCryptoCurrency)];
  return (
    <ul className={clsx(styles.logos, isCopy && styles.copy)} aria-hidden={isCopy}>
      {shown.map((name) => (
        <li key={name} aria-current={name === marked || undefined}>
          <img src={MARKS} data-mark={name} alt="" width={32} height={24} decoding="async" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
