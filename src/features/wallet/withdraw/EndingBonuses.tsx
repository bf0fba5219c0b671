import type { BonusClaim } from '@contract/bonuses.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { useBonusName } from '@/features/rewards';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './Withdraw.module.scss';

interface Props {
  claims: readonly BonusClaim[];
  /** The loss that the server tells, in cents of `currency`; `null` when it was not asked yet. */
  bonusLostMinor: number | null;
  currency: CurrencyCode;
}

/** Says before a withdrawal is confirmed which bonuses end with it, and what goes. The server's own sum is said alone. */
export const EndingBonuses = ({ claims, bonusLostMinor, currency }: Props) => (
  <div className={styles.warning} role={bonusLostMinor === null ? 'note' : 'alert'}>
    {bonusLostMinor === null ? (
      claims.map((claim) => <EndingBonus key={claim.id} claim={claim} />)
    ) : (
      <p>
        {t(bonusLostMinor > 0 ? 'withdraw.bonusEndsLate' : 'withdraw.spinsEndLate', {
          amount: <Amount key="amount" money={{ amountMinor: bonusLostMinor, currency }} />,
        })}
      </p>
    )}
    <p>{t('withdraw.bonusStays')}</p>
  </div>
);

function EndingBonus({ claim }: { claim: BonusClaim }) {
  const { bonusId, title, currency, amount, left = amount, freeSpins: spins, wagered, wagerRequired } = claim;
  const name = useBonusName(bonusId) ?? title;
  const own = (decimal: number) => moneyOf(decimal, currency);
  return (
    <p>
      {t(amount > 0 ? 'withdraw.bonusEnds' : 'withdraw.spinsEnd', {
        title: name,
        spins,
        left: <Amount key="left" money={own(left)} />,
        wagered: <Amount key="wagered" money={own(wagered)} />,
        required: <Amount key="required" money={own(wagerRequired)} />,
      })}
    </p>
  );
}
