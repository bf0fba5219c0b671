import type { Game } from '@contract/games.ts';
import type { FreeSpins, Purchase, PurchaseBody } from '@contract/market.ts';
import { newId } from '@contract/newId.ts';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetBonusBoxesQuery, useGetFreeSpinsQuery } from '@/features/content';
import { usePlay, useShelf, useSpinsSlot } from '@/features/games';
import { ProgressBar, useBuyInMarketMutation, useGetPointsQuery } from '@/features/rewards';
import { refusedBlock } from '@/features/saferPlay';
import { allGamesPage, PageLink } from '@/features/ui';
import { AnyIcon, Button, Icon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './Buy.module.scss';
import card from './MarketCard.module.scss';

/** Buys an offer for points: asked once more, then the server's answer. */
export function Buy({ title, ...seen }: PurchaseBody & { title: string }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = useGetPointsQuery(undefined, { skip: !isSignedIn });
  const [buy, { isLoading, error, data: bought, reset }] = useBuyInMarketMutation();
  /** The key of the purchase that is being confirmed: a repetition has the same. */
  const [key, setKey] = useState<string | null>(null);
  const readOffers = useReadOffers();
  if (!isSignedIn) return null;
  const { price } = seen;
  const begin = () => {
    reset();
    setKey(newId());
  };
  const confirm = async () => {
    if (isLoading || key === null) return;
    const { error: failed } = await buy({ ...seen, idempotencyKey: key });
    if (!failed) setKey(null);
    else if ('code' in failed && failed.code === 'offer_changed') readOffers();
  };
  return (
    <div className={styles.buy}>
      {key === null && <Offer title={title} price={price} points={data?.points} onBuy={begin} />}
      {key !== null && (
        <Question
          title={title}
          price={price}
          isBusy={isLoading}
          onYes={() => void confirm()}
          onNo={() => setKey(null)}
        />
      )}
      <div role="status">
        {error && key !== null && <p className={styles.problem}>{t(problemId(error))}</p>}
        {bought && key === null && <Bought {...bought} hasPlay={seen.shelf === 'boxes'} />}
      </div>
    </div>
  );
}

/** Shows the prizes of the purchase. `hasPlay`: true when the way to play free spins is here, and not beside it. */
function Bought({ bonus, currency, freeSpins, gameId, hasPlay }: Purchase & { hasPlay: boolean }) {
  const playSpins = useSpinsSlot(hasPlay && freeSpins > 0 ? gameId : undefined);
  const prize =
    freeSpins > 0
      ? t('bonusMarket.gotSpins', { count: freeSpins })
      : t('bonusMarket.gotBonus', { amount: <Amount key="bonus" money={moneyOf(bonus, currency)} /> });
  return (
    <>
      <p className={styles.bought}>
        {prize} <PageLink page="bonus">{t('bonusMarket.toBonuses')}</PageLink>
      </p>
      {playSpins && <Button onClick={playSpins}>{t('bonusMarket.playSpins')}</Button>}
    </>
  );
}

const OF_CODE: Readonly<Record<string, string>> = {
  points_missing: 'bonusMarket.problem.points',
  bonuses_waiting: 'bonusMarket.problem.waiting',
  offer_changed: 'bonusMarket.problem.changed',
  market_unavailable: 'bonusMarket.problem.gone',
};

function problemId(error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (refusedBlock(code)) return 'bonusMarket.problem.break';
  return OF_CODE[code] ?? 'bonusMarket.problem.failed';
}

function useReadOffers(): () => void {
  const [boxes, freeSpins] = [useGetBonusBoxesQuery(), useGetFreeSpinsQuery()];
  return () => [boxes, freeSpins].forEach(({ refetch }) => void refetch());
}

interface OfferProps {
  title: string;
  price: number;
  /** The player's; undefined until they are known. */
  points: number | undefined;
  onBuy: () => void;
}

/** The button where the points are enough, else the way to them. */
function Offer({ title, price, points, onBuy }: OfferProps) {
  const intl = useIntl();
  if (points === undefined) return null;
  if (points < price) {
    const missing = intl.formatMessage({ id: 'bonusMarket.missing' }, { points: price - points });
    return (
      <>
        <ProgressBar share={points / price} label={title} text={missing} />
        <p className={styles.missing}>{missing}</p>
      </>
    );
  }
  return (
    <Button aria-label={intl.formatMessage({ id: 'bonusMarket.buyNamed' }, { title, points: price })} onClick={onBuy}>
      {t('bonusMarket.buy')}
    </Button>
  );
}

interface QuestionProps extends Pick<OfferProps, 'title' | 'price'> {
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Question({ title, price, isBusy, onYes, onNo }: QuestionProps) {
  const group = useRef<HTMLDivElement>(null);
  const label = useIntl().formatMessage({ id: 'bonusMarket.sure' }, { title, points: price });
  // The button that was pressed is gone.
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1} className={styles.question}>
      <p>{label}</p>
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={onYes}>
          {t(isBusy ? 'bonusMarket.buying' : 'bonusMarket.yes')}
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onNo()}>
          {t('bonusMarket.no')}
        </Button>
      </div>
    </div>
  );
}

/** Link to the game of the spins, open to everybody, with the player's own spins on it; without one, to all games. */
export function PlayGame({ offer: { gameId } }: { offer: Pick<FreeSpins, 'gameId'> }) {
  const { games } = useShelf(gameId ? [gameId] : []);
  const game = games[0];
  return game ? <PlayButton game={game} /> : <AllGames />;
}

function PlayButton({ game }: { game: Game }) {
  const { isPlayable, play } = usePlay(game);
  const playSpins = useSpinsSlot(game.id);
  if (!isPlayable) return <AllGames />;
  return (
    <Button
      variant={playSpins ? 'primary' : 'ghost'}
      className={playSpins ? undefined : card.play}
      onClick={playSpins ?? play}
    >
      <Icon name="play" size={18} />
      {t('bonusMarket.play', { game: game.name })}
    </Button>
  );
}

const AllGames = () => (
  <PageLink page={allGamesPage()} className={card.link}>
    {t('bonusMarket.games')}
  </PageLink>
);

export const Price = ({ points, isForSale }: { points: number; isForSale: boolean }) => (
  <div>
    <p className={card.price}>
      <AnyIcon name="spark" size={20} />
      {points > 0 ? t('bonusMarket.points', { points }) : t('bonusMarket.free')}
    </p>
    {!isForSale && <p className={card.opens}>{t('bonusMarket.notForSale')}</p>}
  </div>
);
