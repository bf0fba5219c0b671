import { useId } from 'react';
import { useGetSeedsQuery, useRotateSeedsMutation } from '@/features/play';
import { PageLink } from '@/features/ui';
import { FailedNote } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Fact } from '../Fact';
import styles from './Fairness.module.scss';
import { SeedForm } from './SeedForm';
import { SEEDS_ID } from './seedsId';

/** What the next rounds are drawn from, and the change to the next seeds. */
export function SeedsCard() {
  const headingId = useId();
  const { data, isError, isFetching, refetch } = useGetSeedsQuery();
  const [rotate, { data: rotated, error, isLoading }] = useRotateSeedsMutation();
  return (
    <section id={SEEDS_ID} className={styles.card} tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('bets.fairness')}</h2>
      <p className={styles.note}>{t('bets.fairnessText')}</p>
      {isError && !data && (
        <FailedNote
          message="bets.seedsFailed"
          className={styles.failed}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <dl className={styles.facts}>
            <Fact name="bets.serverSeedHash" isCode>
              {data.serverSeedHash}
            </Fact>
            <Fact name="bets.clientSeed" isCode>
              {data.clientSeed}
            </Fact>
            <Fact name="bets.betsSoFar">{data.nonce}</Fact>
            <Fact name="bets.nextServerSeedHash" isCode>
              {data.nextServerSeedHash}
            </Fact>
          </dl>
          <SeedForm error={error} isSaving={isLoading} onRotate={(clientSeed) => rotate(clientSeed)} />
        </>
      )}
      <div role="status">{rotated && <Revealed previous={rotated.previous} />}</div>
      <PageLink page="fairness" className={styles.link}>
        {t('bets.howItWorks')}
      </PageLink>
    </section>
  );
}

type Previous = NonNullable<ReturnType<typeof useRotateSeedsMutation>[1]['data']>['previous'];

const Revealed = ({ previous: { serverSeed, serverSeedHash, clientSeed, lastNonce } }: { previous: Previous }) => (
  <div className={styles.revealed}>
    <h3>{t('bets.revealed')}</h3>
    <dl className={styles.facts}>
      <Fact name="bets.serverSeed" isCode>
        {serverSeed}
      </Fact>
      <Fact name="bets.serverSeedHash" isCode>
        {serverSeedHash}
      </Fact>
      <Fact name="bets.clientSeed" isCode>
        {clientSeed}
      </Fact>
      <Fact name="bets.betsOfSeed">{lastNonce}</Fact>
    </dl>
  </div>
);
