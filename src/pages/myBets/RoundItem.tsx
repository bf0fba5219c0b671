import type { Game } from '@contract/games.ts';
import type { FlightProof, Round, SeedProof } from '@contract/rounds.ts';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';
import { useSelector } from 'react-redux';
import { gameImage, useGameForMoney } from '@/features/games';
import { selectIsDataSaver, useLanguage } from '@/features/ui';
import { AnyIcon, Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { usePicture } from '@/shared/pictures';
import { Detail, Multiplier, Net } from './Detail';
import { OutcomePicture, OutcomeWords } from './Outcome';
import styles from './RoundItem.module.scss';
import { VerifyPart } from './VerifyPart';

interface Props {
  round: Round;
  name: string;
  game: Game | undefined;
}

/** One round: its game, how it ended, and its outcome as a picture. The whole line opens what belongs to it. */
export function RoundItem({ round, name, game }: Props) {
  const address = game?.gameUrl ?? game?.url ?? '';
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const playOn = useGameForMoney(round.status === 'open' ? round.gameId : undefined);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <GamePicture src={gameImage(game)} />
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span className={styles.line}>
            <Result round={round} />{' '}
            <span className={styles.when}>
              <span className={styles.dot}>· </span>
              <When at={round.startedAt} />
            </span>
          </span>
        </span>
        <Figures round={round} />
        <OutcomePicture round={round} address={address} />
        <AnyIcon name="chevronDown" size={18} />
      </button>
      {playOn && (
        <Button className={styles.playOn} onClick={playOn}>
          {t('bets.playOn')}
          <span className="visuallyHidden">: {name}</span>
        </Button>
      )}
      <div id={panelId} className={styles.more} hidden={!isOpen}>
        {isOpen && <RoundPanel round={round} address={address} />}
      </div>
    </li>
  );
}

/** Decoration, because the name stands beside it. Not loaded while the player saves data. */
function GamePicture({ src }: { src: string | undefined }) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const { hasFailed, onError } = usePicture(src);
  return (
    <span className={styles.game}>
      {src && !isDataSaver && !hasFailed && (
        <img src={src} alt="" width={36} height={48} loading="lazy" decoding="async" onError={onError} />
      )}
    </span>
  );
}

/** The time of a round of today, else its day: a line has room for one of them, and the details have both. */
const When = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {new Date(at).toDateString() === new Date().toDateString() ? (
      <FormattedTime value={at} />
    ) : (
      <FormattedDate value={at} day="numeric" month="short" />
    )}
  </time>
);

const freeNameOf = ({ kind }: Round): string => (kind === 'crash' ? 'bets.freeFlight' : 'bets.freeSpin');

/** The message of how it ended. Nothing was staked for a free spin, which is a kind of its own. */
const endOf = ({ status, win, stake, freeStake }: Round): string => {
  if (status !== 'settled') return `bets.state.${status}`;
  if (freeStake !== undefined) return win > 0 ? 'bets.end.freeWon' : 'bets.end.freeLost';
  if (win === 0) return 'bets.end.lost';
  return win > stake ? 'bets.end.won' : 'bets.end.back';
};

/** "Lost Ksh 20". */
function Result({ round }: { round: Round }) {
  const { win, stake, currency } = round;
  const end = endOf(round);
  const sum = (amount: number) => <Amount key={amount} money={moneyOf(amount, currency)} />;
  return (
    <span className={clsx(end === 'bets.end.won' && styles.isAbove)}>
      {t(end, {
        amount: sum(end === 'bets.end.lost' ? stake : win),
        stake: sum(stake),
        free: t(freeNameOf(round)),
      })}
    </span>
  );
}

/** A wide line has room for these figures. Nothing was lost yet in a round that goes on. */
function Figures({ round: { status, stake, multiplier, win, currency } }: Pick<Props, 'round'>) {
  const isSettled = status === 'settled';
  const sum = (amount: number) => amount !== 0 && <Amount money={moneyOf(amount, currency)} />;
  const figures = [
    { name: 'bets.stake', value: sum(stake) },
    { name: 'bets.multiplier', value: multiplier > 0 && <Multiplier value={multiplier} /> },
    { name: 'bets.win', value: sum(win) },
    { name: 'bets.net', value: isSettled && win !== stake && <Net money={moneyOf(win - stake, currency)} /> },
  ];
  return (
    <span className={styles.figures}>
      {figures.map(({ name, value }) => (
        <span key={name}>
          <small>{t(name)}</small> {value || '–'}{' '}
        </span>
      ))}
    </span>
  );
}

/** How a round came out, in words and figures. */
function RoundFacts({ round, sum }: { round: Round; sum: (amount: number) => ReactNode }) {
  const { stake, freeStake, multiplier, win, startedAt, jackpots = [], gift = { worth: 0 } } = round;
  const { language } = useLanguage();
  return (
    <>
      <Detail name="bets.outcome">
        <OutcomeWords round={round} />
      </Detail>
      {freeStake === undefined ? (
        <Detail name="bets.stake">{sum(stake)}</Detail>
      ) : (
        <Detail name={freeNameOf(round)}>{t('bets.freeSpinOf', { amount: sum(freeStake) })}</Detail>
      )}
      {gift.worth > 0 && <Detail name="bets.freeFlight">{sum(gift.worth)}</Detail>}
      {multiplier > 0 && (
        <Detail name="bets.multiplier">
          <Multiplier value={multiplier} />
        </Detail>
      )}
      {win > 0 && <Detail name="bets.win">{sum(win)}</Detail>}
      {jackpots.map(
        ({ id, names, prize }) =>
          prize > 0 && (
            <Detail key={id} name="bets.jackpot">
              {names?.[language]} {sum(prize)}
            </Detail>
          ),
      )}
      <Detail name="bets.startedAt">
        <time dateTime={startedAt}>
          <FormattedDate value={startedAt} day="numeric" month="short" year="numeric" />{' '}
          <FormattedTime value={startedAt} timeStyle="medium" />
        </time>
      </Detail>
    </>
  );
}

function RoundPanel({ round, address }: { round: Round; address: string }) {
  const { currency, bonusStake, balance, bonusBalance, proof, roundId } = round;
  const sum = (amount: number) => <Amount key={amount} money={moneyOf(amount, currency)} />;
  return (
    <div className={styles.panel}>
      <OutcomePicture round={round} address={address} isLarge />
      <dl className={styles.facts}>
        <RoundFacts round={round} sum={sum} />
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
