import type { PotState } from '@contract/jackpots.ts';
import clsx from 'clsx';
import { t, withWords } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './JackpotLine.module.scss';
import messages from './messages';
import { useJackpots } from './useJackpots';

type Winner = Pick<PotState['falls'][number], 'playerName'>;

export const playerOf = ({ playerName }: Winner) => <span key="player">{playerName ?? t('jackpots.someone')}</span>;

export const sumOf = (amount: number, { currency }: Pick<PotState, 'currency'>) => (
  <Amount key="amount" money={moneyOf(amount, currency)} />
);

/** A fall is told to all who look at the jackpots, or at a slot that plays for them. */
export const News = ({ news }: Pick<ReturnType<typeof useJackpots>, 'news'>) => (
  <p role="status" className={styles.news}>
    {news &&
      t('jackpots.news', {
        player: playerOf(news.fall),
        jackpot: news.pot.name,
        amount: sumOf(news.fall.amount, news.pot),
      })}
  </p>
);

interface Place {
  /** A low window has no height for a line of its own, so the bar over the game has it. */
  isInBar?: boolean;
}

/** One line over a slot that plays for the jackpots. */
function Line({ isInBar }: Place) {
  const jackpots = useJackpots(true);
  return (
    <div className={clsx(styles.line, isInBar && styles.inBar)}>
      {jackpots.pots.map((pot) => (
        <p key={pot.id}>
          <span className={styles.name}>{pot.name}</span> <strong>{sumOf(pot.amount, pot)}</strong>
        </p>
      ))}
      <News {...jackpots} />
    </div>
  );
}

const JackpotsLine = withWords(messages, Line);

export const JackpotLine = ({ isOn, ...place }: Place & { isOn: boolean }) => isOn && <JackpotsLine {...place} />;
