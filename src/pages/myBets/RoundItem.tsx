import clsx from 'clsx';
import type { Round } from '@contract/rounds.ts';
import { useId, useState } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { Multiplier } from './Multiplier';
import { OutcomePicture } from './outcome/OutcomePicture';
import { OutcomeWords } from './outcome/OutcomeWords';
import { RoundPanel } from './RoundPanel';
import styles from './RoundItem.module.scss';

interface Props {
  round: Round;
  /** Name of the game. */
  game: string;
}

/** One round; the whole line opens what belongs to it. */
export function RoundItem({ round, game }: Props) {
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

/** The win, or that there is none yet, over the stake. */
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
