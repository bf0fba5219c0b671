import type { Round } from '@contract/rounds.ts';
import { isSame, type Verification, type VerifyStep } from '@originals/verify/verifyStep.ts';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { useLanguage } from '@/features/ui';
import { Button } from '@/shared/components';
import { saveFile } from '@/shared/csv';
import { t } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import { loadChunk } from '@/shared/lazyPart';
import { nextTask } from '@/shared/whenIdle';
import styles from './Fairness.module.scss';
import { SEEDS_ID } from './SeedsCard';

/** Computes the round again in this browser, and gives it as a file for the script. */
export function VerifyPart({ round }: { round: Round }) {
  const { status, proof } = round;
  if (status !== 'settled') return <p className={styles.note}>{t('bets.verifyLater')}</p>;
  if ('flightId' in proof) {
    if (proof.hash === undefined) return <p className={styles.note}>{t('bets.verifyCrashed')}</p>;
    return <Verifier round={round} links={proof.flightId} />;
  }
  if (proof.serverSeed !== undefined) return <Verifier round={round} />;
  return (
    <div className={styles.verify}>
      <p className={styles.note}>{t('bets.revealFirst')}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => jumpTo(SEEDS_ID)}>
          {t('bets.toSeeds')}
        </Button>
      </div>
    </div>
  );
}

/** `walked`: links of the chain of a flight for everybody, so far. */
type VerificationState =
  { kind: 'none' | 'failed' } | { kind: 'computing'; walked: number } | { kind: 'done'; verification: Verification };

/** The rules of all games: few players ask for them. */
const loadVerifier = () => import(/* webpackChunkName: "verifier" */ '@originals/verify/index.ts');

/** Computes the round in slices; ends when the component is gone. */
function useVerification(round: Round) {
  const [state, setState] = useState<VerificationState>({ kind: 'none' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const pause = async (walked: number) => {
    setState({ kind: 'computing', walked });
    await nextTask();
    if (isGone.current) throw new Error('nobody waits for it');
  };
  const verify = async () => {
    setState({ kind: 'computing', walked: 0 });
    try {
      const { readRound, recomputeRound } = await loadChunk(loadVerifier);
      setState({ kind: 'done', verification: await recomputeRound(readRound(round), pause) });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return { state, verify };
}

const VerifySteps = ({ verification: { steps, isFair }, round }: { verification: Verification; round: Round }) => (
  <>
    <p className={clsx(styles.verdict, isFair ? styles.fair : styles.unfair)}>
      {t(isFair ? 'bets.isFair' : 'bets.isNotFair')}
    </p>
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <Step key={index} step={step} round={round} />
      ))}
    </ol>
  </>
);

/** A jackpot is told by its name. */
function Step({ step, round: { jackpots = [] } }: { step: VerifyStep; round: Round }) {
  const { language } = useLanguage();
  const { name, computed, told } = step;
  const jackpot = name === 'jackpot' ? jackpots.find(({ id }) => id === step.detail) : undefined;
  const detail = jackpot?.names?.[language] ?? step.detail ?? '';
  return (
    <li className={clsx(!isSame(step) && styles.other)}>
      <span className={styles.stepName}>{t(`bets.step.${name}`, { detail: <code key="detail">{detail}</code> })}</span>
      <code className={clsx(styles.code, !computed.includes(' ') && styles.hash)}>{computed}</code>
      {told !== undefined && (
        <span className={styles.told}>
          {isSame(step) ? t('bets.same') : t('bets.other', { told: <code key="told">{told}</code> })}
        </span>
      )}
    </li>
  );
}

/** `links`: of the chain, to walk through. */
function Verifier({ round, links }: { round: Round; links?: number }) {
  const { state, verify } = useVerification(round);
  const isComputing = state.kind === 'computing';
  const exportRound = () => saveFile(`round-${round.roundId}.json`, 'application/json', JSON.stringify(round, null, 2));
  return (
    <div className={styles.verify}>
      <div className={styles.actions}>
        <Button aria-disabled={isComputing} onClick={isComputing ? undefined : () => void verify()}>
          {t(isComputing ? 'bets.verifying' : 'bets.verify')}
        </Button>
        <Button variant="quiet" onClick={exportRound}>
          {t('bets.exportRound')}
        </Button>
      </div>
      {isComputing && links !== undefined && <Walked walked={state.walked} links={links} />}
      <div role="status">
        {state.kind === 'failed' && <p className={styles.problem}>{t('bets.verifyFailed')}</p>}
        {state.kind === 'done' && <VerifySteps verification={state.verification} round={round} />}
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
