import type { BonusClaim } from '@contract/bonuses.ts';
import { BONUS_ENDS } from '@contract/bonusTerms.ts';
import { useGetBonusClaimsQuery } from '@/features/rewards';
import { useShownMoney } from '@/features/wallet';
import { FailedNote, HeadedSection, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import page from './BonusPage.module.scss';
import { ClaimCard } from './ClaimCard';
import { FreeSpins } from './FreeSpins';
import styles from './MyBonuses.module.scss';

const isOver = ({ status }: BonusClaim) => status === 'done' || BONUS_ENDS.some((end) => end === status);

export const RunningBonuses = () => (
  <HeadedSection heading="bonus.mine" className={page.section}>
    <FreeSpins />
    <Claims />
  </HeadedSection>
);

function Claims() {
  const query = useGetBonusClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  const money = useShownMoney();
  const { data, isError } = query;
  const open = data?.filter((claim) => !isOver(claim));
  if (open?.length === 0) return <p className={styles.note}>{t('bonus.noneRuns')}</p>;
  if (open && money) return <ClaimList claims={open} />;
  if (isError && !data) return <FailedNote message="bonus.mineFailed" className={styles.note} query={query} />;
  return <Skeletons message="bonus.mineLoading" count={1} itemClassName={styles.place} />;
}

/** Bonuses that are over: folded, the latest first. */
export function EarlierBonuses() {
  const { data = [] } = useGetBonusClaimsQuery();
  const over = data.filter(isOver);
  if (over.length === 0) return null;
  return (
    <details className={page.fold}>
      <summary>{t('bonus.earlier', { count: over.length })}</summary>
      <ClaimList claims={over} />
    </details>
  );
}

function ClaimList({ claims }: { claims: readonly BonusClaim[] }) {
  const money = useShownMoney();
  return (
    money && (
      <ul className={styles.list}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} money={(amount) => money(amount, claim.currency)} />
          </li>
        ))}
      </ul>
    )
  );
}
