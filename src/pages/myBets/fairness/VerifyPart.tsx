import type { Round } from '@contract/rounds.ts';
import { FormattedNumber } from 'react-intl';
import { Button } from '@/shared/components';
import { saveFile } from '@/shared/csv';
import { t } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import styles from './Fairness.module.scss';
import { SEEDS_ID } from './seedsId';
import { useVerification } from './useVerification';
import { VerifySteps } from './VerifySteps';

const exportRound = (round: Round) =>
  saveFile(`round-${round.roundId}.json`, 'application/json', JSON.stringify(round, null, 2));

/** Computes the round again in this browser, and gives it as a file for the script. */
export function VerifyPart({ round }: { round: Round }) {
  const { status, proof } = round;
  if (status !== 'settled') return <p className={styles.note}>{t('bets.verifyLater')}</p>;
  if ('flightId' in proof) {
    if (proof.hash === undefined) return <p className={styles.note}>{t('bets.verifyCrashed')}</p>;
    return <Verifier round={round} links={proof.flightId} />;
  }
  return proof.serverSeed === undefined ? <Unrevealed /> : <Verifier round={round} />;
}

/** `links`: of the chain, to walk through. */
function Verifier({ round, links }: { round: Round; links?: number }) {
  const { state, verify } = useVerification(round);
  const isComputing = state.kind === 'computing';
  return (
    <div className={styles.verify}>
      <div className={styles.actions}>
        <Button aria-disabled={isComputing} onClick={isComputing ? undefined : () => void verify()}>
          {t(isComputing ? 'bets.verifying' : 'bets.verify')}
        </Button>
        <Button variant="quiet" onClick={() => exportRound(round)}>
          {t('bets.exportRound')}
        </Button>
      </div>
      {isComputing && links !== undefined && <Walked walked={state.walked} links={links} />}
      <div role="status">
        {state.kind === 'failed' && <p className={styles.problem}>{t('bets.verifyFailed')}</p>}
        {state.kind === 'done' && <VerifySteps verification={state.verification} />}
      </div>
    </div>
  );
}

const Walked = ({ walked, links }: { walked: number; links: number }) => (
  <label className={styles.note}>
    <progress className={styles.walked} value={walked} max={links} />{' '}
    {t('bets.walking', {
      walked: <FormattedNumber key="walked" value={walked} />,
      links: <FormattedNumber key="links" value={links} />,
    })}
  </label>
);

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
