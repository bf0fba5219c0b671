import type { FlightProof, Round, SeedProof } from '@contract/rounds.ts';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { Detail, Multiplier } from './Detail';
import { OutcomePicture, OutcomeWords } from './Outcome';
import styles from './RoundItem.module.scss';
import { VerifyPart } from './VerifyPart';

/** One round; the whole line opens what belongs to it. `game`: name of the game. */
export function RoundItem({ round, game }: { round: Round; game: string }) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <OutcomePicture round={round} />
        <span className={styles.what}>
          <span className={styles.name}>{game}</span>
          <span className={styles.soft}>
            <OutcomeWords round={round} />
          </span>
          <span className={styles.soft}>
            <time dateTime={round.startedAt}>
              <FormattedDate value={round.startedAt} day="numeric" month="short" year="numeric" />{' '}
              <FormattedTime value={round.startedAt} timeStyle="medium" />
            </time>
          </span>
        </span>
        <Result round={round} />
        <AnyIcon name="chevronDown" size={18} />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <RoundPanel round={round} />}
      </div>
    </li>
  );
}

function RoundPanel({ round }: { round: Round }) {
  const { currency, bonusStake, balance, bonusBalance, proof, roundId } = round;
  const sum = (amount: number) => <Amount money={moneyOf(amount, currency)} />;
  return (
    <div className={styles.panel}>
      <OutcomePicture round={round} isLarge />
      <dl className={styles.facts}>
        {bonusStake > 0 && <Detail name="bets.bonusStake">{sum(bonusStake)}</Detail>}
        <Detail name="bets.balanceAfter">{sum(balance)}</Detail>
        {bonusBalance > 0 && <Detail name="bets.bonusAfter">{sum(bonusBalance)}</Detail>}
        {'flightId' in proof ? <FlightProofDetails proof={proof} /> : <SeedProofDetails proof={proof} />}
        <Detail name="bets.reference" code={roundId} />
      </dl>
      <VerifyPart round={round} />
    </div>
  );
}

const SeedProofDetails = ({ proof }: { proof: SeedProof }) => (
  <>
    <Detail name="bets.serverSeedHash" code={proof.serverSeedHash} />
    <Detail name="bets.serverSeed" code={proof.serverSeed}>
      {t('bets.notRevealed')}
    </Detail>
    <Detail name="bets.clientSeed" code={proof.clientSeed} />
    <Detail name="bets.nonce" code={proof.nonce} />
  </>
);

const FlightProofDetails = ({ proof: { flightId, hash, salt, terminalHash } }: { proof: FlightProof }) => (
  <>
    <Detail name="bets.flightId" code={flightId} />
    <Detail name="bets.flightHash" code={hash}>
      {t('bets.flightSecret')}
    </Detail>
    <Detail name="bets.salt" code={salt} />
    <Detail name="bets.terminalHash" code={terminalHash} />
  </>
);

const Result = ({ round }: { round: Round }) => (
  <span className={styles.result}>
    <span className={clsx(styles.win, round.win > round.stake && styles.isAbove)}>
      {round.status === 'settled' ? (
        <Amount money={moneyOf(round.win, round.currency)} />
      ) : (
        t(`bets.state.${round.status}`)
      )}
    </span>
    {(round.status === 'settled' || round.multiplier > 0) && (
      <span className={styles.soft}>
        <Multiplier value={round.multiplier} />
      </span>
    )}
    <span className={styles.soft}>
      {t(round.freeStake === undefined ? 'bets.stakeOf' : 'bets.freeSpinOf', {
        amount: <Amount key="stake" money={moneyOf(round.freeStake ?? round.stake, round.currency)} />,
      })}
    </span>
  </span>
);
