import type { Round } from '@contract/play.ts';
import { readRound, recomputeRound, type Verification } from '@originals/verify/index.ts';
import { useState } from 'react';
import { Button } from '@/shared/components';
import { saveFile } from '@/shared/csv';
import { t } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import styles from './Fairness.module.scss';
import { SEEDS_ID } from './seedsId';
import { VerifySteps } from './VerifySteps';

const exportRound = (round: Round) =>
  saveFile(`round-${round.roundId}.json`, 'application/json', JSON.stringify(round, null, 2));

/** Computes the round again in this browser, and gives it as a file for the script. */
export function VerifyPart({ round }: { round: Round }) {
  const [verification, setVerification] = useState<Verification | 'failed' | null>(null);
  if (round.status !== 'settled') return <p className={styles.note}>{t('bets.verifyLater')}</p>;
  if ('nonce' in round.proof && round.proof.serverSeed === undefined) return <Unrevealed />;
  const verify = async () => {
    try {
      setVerification(await recomputeRound(readRound(round)));
    } catch {
      setVerification('failed');
    }
  };
  return (
    <div className={styles.verify}>
      <div className={styles.actions}>
        <Button onClick={() => void verify()}>{t('bets.verify')}</Button>
        <Button variant="quiet" onClick={() => exportRound(round)}>
          {t('bets.exportRound')}
        </Button>
      </div>
      <div role="status">
        {verification === 'failed' && <p className={styles.problem}>{t('bets.verifyFailed')}</p>}
        {verification && verification !== 'failed' && <VerifySteps verification={verification} />}
      </div>
    </div>
  );
}

const Unrevealed = () => (
  <div className={styles.verify}>
    <p className={styles.note}>{t('bets.revealFirst')}</p>
    <div className={styles.actions}>
      <Button variant="quiet" onClick={() => jumpTo(SEEDS_ID)}>
        {t('bets.toSeeds')}
      </Button>
    </div>
  </div>
);
