import clsx from 'clsx';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { CRYPTO_CURRENCIES, selectCryptoCurrency } from '@/features/content';
import { logoStripToggled, selectIsLogoStripPaused } from '@/features/ui';
import { IconButton } from '@/shared/components';
import styles from './PaymentStrip.module.scss';

const LOGOS = [
  { name: 'VISA', code: '', icon: '/images/payments/visa.svg' },
  { name: 'Mastercard', code: '', icon: '/images/payments/mastercard.svg' },
  ...CRYPTO_CURRENCIES,
];

/** On phones the strip moves in a loop of 20 s and can be paused; on wide screens it does not move. */
export function PaymentStrip() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isPaused = useSelector(selectIsLogoStripPaused);
  const label = intl.formatMessage({ id: isPaused ? 'home.playLogos' : 'home.pauseLogos' });
  return (
    <section className={styles.strip} aria-label={intl.formatMessage({ id: 'home.payments' })}>
      <div className={styles.window}>
        <div className={clsx(styles.track, isPaused && styles.paused)}>
          <Logos />
          <Logos isCopy />
        </div>
      </div>
      <IconButton
        className={styles.pause}
        icon={isPaused ? 'play' : 'pause'}
        label={label}
        onClick={() => dispatch(logoStripToggled())}
      />
    </section>
  );
}

/** The copy closes the loop, hidden from screen readers. The player's crypto currency is highlighted. */
function Logos({ isCopy = false }: { isCopy?: boolean }) {
  const chosen = useSelector(selectCryptoCurrency);
  return (
    <ul className={clsx(styles.logos, isCopy && styles.copy)} aria-hidden={isCopy}>
      {LOGOS.map(({ name, code, icon }) => (
        <li key={name} aria-current={code === chosen || undefined}>
          <img src={icon} alt="" width={32} height={24} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
