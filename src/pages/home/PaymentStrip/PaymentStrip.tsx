import clsx from 'clsx';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CRYPTO_CURRENCIES, selectCryptoCurrency, useSettings } from '@/features/content';
import { logoStripToggled, selectIsLogoStripPaused } from '@/features/ui';
import { IconButton } from '@/shared/components';
import styles from './PaymentStrip.module.scss';

const LOGOS = [
  { name: 'M-Pesa', code: '', icon: '/images/payments/m-pesa.svg' },
  { name: 'VISA', code: '', icon: '/images/payments/visa.svg' },
  { name: 'Mastercard', code: '', icon: '/images/payments/mastercard.svg' },
  ...CRYPTO_CURRENCIES,
] as const;

type Shown = readonly (typeof LOGOS)[number][];

/** So many stand on a phone at once. */
const AT_ONCE = 4;

/**
 * The ways to pay, without those that the operator hides. More than a phone can show move there in a loop of 20 s, a logo
 * at a time, which can be paused; on wide screens they stand still.
 */
export function PaymentStrip() {
  const intl = useIntl();
  const { hiddenPaymentLogos: hidden } = useSettings();
  const shown = LOGOS.filter(({ name }) => !hidden.includes(name));
  const isMoving = shown.length > AT_ONCE;
  const isPaused = useSelector(selectIsLogoStripPaused);
  if (shown.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={intl.formatMessage({ id: 'home.payments' })}>
      <div className={styles.window}>
        <div className={clsx(isMoving && [styles.track, styles[`of${shown.length}`]], isPaused && styles.paused)}>
          <Logos shown={shown} />
          {isMoving && <Logos shown={shown} isCopy />}
        </div>
      </div>
      {isMoving && <PauseButton isPaused={isPaused} />}
    </section>
  );
}

/** The copy closes the loop; it is there for the eye only. The crypto currency that the player chose stands out. */
function Logos({ shown, isCopy = false }: { shown: Shown; isCopy?: boolean }) {
  const chosen = useSelector(selectCryptoCurrency);
  return (
    <ul className={clsx(styles.logos, isCopy && styles.copy)} aria-hidden={isCopy}>
      {shown.map(({ name, code, icon }) => (
        <li key={name} aria-current={code === chosen || undefined}>
          <img src={icon} alt="" width={32} height={24} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function PauseButton({ isPaused }: { isPaused: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <IconButton
      className={styles.pause}
      icon={isPaused ? 'play' : 'pause'}
      label={intl.formatMessage({ id: isPaused ? 'home.playLogos' : 'home.pauseLogos' })}
      onClick={() => dispatch(logoStripToggled())}
    />
  );
}
