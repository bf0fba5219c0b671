import type { FlightProof, Round, SeedProof } from '@contract/rounds.ts';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { Fact } from './Fact';
import { VerifyPart } from './fairness/VerifyPart';
import { OutcomePicture } from './outcome/OutcomePicture';
import styles from './RoundItem.module.scss';

/** All that belongs to a round: money, outcome, seeds, and the proof. */
export function RoundPanel({ round }: { round: Round }) {
  const { currency, bonusStake, balance, bonusBalance, proof, roundId } = round;
  const sum = (amount: number) => <Amount money={moneyOf(amount, currency)} />;
  return (
    <div className={styles.panel}>
      <OutcomePicture round={round} isLarge />
      <dl className={styles.facts}>
        {bonusStake > 0 && <Fact name="bets.bonusStake">{sum(bonusStake)}</Fact>}
        <Fact name="bets.balanceAfter">{sum(balance)}</Fact>
        {bonusBalance > 0 && <Fact name="bets.bonusAfter">{sum(bonusBalance)}</Fact>}
        {'flightId' in proof ? <FlightFacts proof={proof} /> : <SeedFacts proof={proof} />}
        <Fact name="bets.reference" isCode>
          {roundId}
        </Fact>
      </dl>
      <VerifyPart round={round} />
    </div>
  );
}

const SeedFacts = ({ proof }: { proof: SeedProof }) => (
  <>
    <Fact name="bets.serverSeedHash" isCode>
      {proof.serverSeedHash}
    </Fact>
    <Fact name="bets.serverSeed" isCode={proof.serverSeed !== undefined}>
      {proof.serverSeed ?? t('bets.notRevealed')}
    </Fact>
    <Fact name="bets.clientSeed" isCode>
      {proof.clientSeed}
    </Fact>
    <Fact name="bets.nonce" isCode>
      {proof.nonce}
    </Fact>
  </>
);

/** Of a flight for everybody. */
const FlightFacts = ({ proof: { flightId, hash, salt, terminalHash } }: { proof: FlightProof }) => (
  <>
    <Fact name="bets.flightId" isCode>
      {flightId}
    </Fact>
    <Fact name="bets.flightHash" isCode={hash !== undefined}>
      {hash ?? t('bets.flightSecret')}
    </Fact>
    <Fact name="bets.salt" isCode>
      {salt}
    </Fact>
    <Fact name="bets.terminalHash" isCode>
      {terminalHash}
    </Fact>
  </>
);
