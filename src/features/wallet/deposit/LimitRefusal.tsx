import { useId } from 'react';
import { leastLeft, TOOLS_PAGE, useSaferPlay } from '@/features/saferPlay';
import { PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import { useGetWalletTermsQuery } from '../moneyApi';
import { LimitLeft } from './DepositAmount';
import styles from './Deposit.module.scss';

/** Which limit refused a deposit and what is left of it, from the server. */
export function LimitRefusal({ currency, onLeave }: { currency: Money['currency']; onLeave: () => void }) {
  const id = useId();
  const { data: gaming } = useSaferPlay(true);
  const { data: terms } = useGetWalletTermsQuery();
  const left = gaming && terms && leastLeft(gaming.limits, currency, terms.kesPerUsd);
  return (
    <>
      {left && <LimitLeft id={id} left={left} />}
      <PageLink page={TOOLS_PAGE} className={styles.link} onOpen={onLeave}>
        {t('saferPlay.toTools')}
      </PageLink>
    </>
  );
}

export { LimitRefusal as default };
