import type { Spins } from '@contract/bonuses.ts';
import type { Game } from '@contract/games.ts';
import { FormattedDate } from 'react-intl';
import { usePlay, useShelf } from '@/features/games';
import { useGetBonusStandingQuery } from '@/features/rewards';
import { useIsResting } from '@/features/saferPlay';
import { Button } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './FreeSpins.module.scss';

export function FreeSpins() {
  const { data } = useGetBonusStandingQuery();
  if (!data || data.freeSpins + data.spins.length <= 0) return null;
  if (data.spins.length === 0) return <p className={styles.count}>{t('bonus.mySpins', { count: data.freeSpins })}</p>;
  return <SpinsList list={data.spins} />;
}

function SpinsList({ list }: { list: readonly Spins[] }) {
  const ids = [...new Set(list.map(({ gameId }) => gameId))];
  const { games } = useShelf(ids, ids.length);
  return (
    <ul className={styles.list}>
      {list.map((spins) => (
        <SpinsItem
          key={`${spins.gameId} ${spins.stake}`}
          {...spins}
          game={games.find(({ id }) => id === spins.gameId)}
        />
      ))}
    </ul>
  );
}

const SpinsItem = ({
  gameId,
  isFlight,
  count,
  stake,
  currency,
  expiresAt,
  game,
}: Spins & { game: Game | undefined }) => (
  <li className={styles.item}>
    <div>
      <p className={styles.count}>
        {t('bonus.spinsOn', { count, game: game?.name ?? gameId, isFlight: String(isFlight) })}
      </p>
      <p className={styles.facts}>
        {t('bonus.spinsEach', {
          stake: <Amount key="stake" money={moneyOf(stake, currency)} />,
          date: <FormattedDate key="date" value={expiresAt} day="numeric" month="short" year="numeric" />,
        })}
      </p>
    </div>
    {game && <PlaySpins game={game} />}
  </li>
);

function PlaySpins({ game }: { game: Game }) {
  const intl = useIntl();
  const { isPlayable, play } = usePlay(game, { isForMoney: true });
  if (useIsResting()) return null;
  if (!isPlayable) return <p className={styles.facts}>{t('bonus.spinsResting')}</p>;
  return (
    <Button aria-label={intl.formatMessage({ id: 'bonus.playSpinsOn' }, { game: game.name })} onClick={play}>
      {t('bonus.playSpins')}
    </Button>
  );
}
