import type { Purchase } from '@contract/market.ts';
import { PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './Buy.module.scss';

/** What came out of it. */
export const Bought = ({ purchase }: { purchase: Purchase }) => (
  <p className={styles.bought}>
    <Prize purchase={purchase} /> <PageLink page="bonus">{t('bonusMarket.toBonuses')}</PageLink>
  </p>
);

const Prize = ({ purchase: { bonus, currency, freeSpins } }: { purchase: Purchase }) =>
  freeSpins > 0
    ? t('bonusMarket.gotSpins', { count: freeSpins })
    : t('bonusMarket.gotBonus', { amount: <Amount key="bonus" money={moneyOf(bonus, currency)} /> });
