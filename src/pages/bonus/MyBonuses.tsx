import type { BonusClaim } from '@contract/bonuses.ts';
import { useState } from 'react';
import { useGetBonusClaimsQuery } from '@/features/rewards';
import { type ShowMoney, useShownMoney } from '@/features/wallet';
import { Button, FailedNote, HeadedSection, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { ClaimCard } from './ClaimCard';
import { FreeSpins } from './FreeSpins';
import styles from './MyBonuses.module.scss';

export const MINE_ID = 'my-bonuses';

/** Shown before the player asks for all. */
const FIRST_SHOWN = 3;

export const MyBonuses = () => (
  <HeadedSection id={MINE_ID} heading="bonus.mine" className={styles.section}>
    <FreeSpins />
    <Claims />
  </HeadedSection>
);

function Claims() {
  const query = useGetBonusClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError } = query;
  const money = useShownMoney();
  if (data?.length === 0) return <p className={styles.note}>{t('bonus.noneMine')}</p>;
  if (data && money) return <Found claims={data} money={money} />;
  if (isError && !data) return <FailedNote message="bonus.mineFailed" className={styles.note} query={query} />;
  return <Skeletons message="bonus.mineLoading" count={1} itemClassName={styles.place} />;
}

function Found({ claims, money }: { claims: readonly BonusClaim[]; money: ShowMoney }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? claims : claims.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} money={(amount) => money(amount, claim.currency)} />
          </li>
        ))}
      </ul>
      {shown.length < claims.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {t('bonus.showAll', { count: claims.length })}
        </Button>
      )}
    </>
  );
}
