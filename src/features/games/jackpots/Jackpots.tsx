import type { PotState } from '@contract/jackpots.ts';
import { HeadedSection } from '@/shared/components';
import { useSeen } from '@/shared/hooks';
import { t, withWords } from '@/shared/i18n';
import { GameCard } from '../GameCard/GameCard';
import { useShelf } from '../useLobby';
import { News, playerOf, sumOf } from './JackpotLine';
import styles from './Jackpots.module.scss';
import messages from './messages';
import { useJackpots, useMarkedTiles } from './useJackpots';

/** A row that is not too long to scroll. */
const MOST_SLOTS = 12;

const IN_VIEW = { threshold: 0, rootMargin: '0px' };

/** The jackpots as they grow, who won them last, and the slots that play for them. Nothing without a jackpot. */
function Jackpots() {
  const { ref, isSeen } = useSeen<HTMLDivElement>(IN_VIEW);
  const jackpots = useJackpots(isSeen);
  useMarkedTiles(jackpots);
  const { pots, games } = jackpots;
  const { games: slots } = useShelf(games, MOST_SLOTS);
  return (
    <div ref={ref}>
      {pots.length > 0 && (
        <HeadedSection heading="jackpots.title" className={styles.section}>
          <ul className={styles.pots}>
            {pots.map((pot) => (
              <li key={pot.id} className={styles.pot}>
                <Pot pot={pot} />
              </li>
            ))}
          </ul>
          <News {...jackpots} />
          <p className={styles.how}>{t('jackpots.how')}</p>
          <h3>{t('jackpots.games')}</h3>
          <ul className={styles.slots}>
            {slots.map((game) => (
              <li key={game.id}>
                <GameCard game={game} />
              </li>
            ))}
          </ul>
        </HeadedSection>
      )}
    </div>
  );
}

function Pot({ pot }: { pot: PotState }) {
  const [last] = pot.falls;
  return (
    <>
      <h3>{pot.name}</h3>
      <p className={styles.amount}>{sumOf(pot.amount, pot)}</p>
      <p>{t('jackpots.most', { amount: sumOf(pot.most, pot) })}</p>
      <p className={styles.last}>
        {last ? t('jackpots.last', { player: playerOf(last), amount: sumOf(last.amount, pot) }) : t('jackpots.none')}
      </p>
    </>
  );
}

export default withWords(messages, Jackpots);
