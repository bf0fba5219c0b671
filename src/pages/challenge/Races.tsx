import { timesOf } from '@contract/bonusTerms.ts';
import { HOUSE_KINDS, STAKES } from '@contract/playTerms.ts';
import { MOST_PRIZE_TIMES, MOST_ROUND_POINTS } from '@contract/races.ts';
import type { RacePlace, RaceStanding, RaceState } from '@contract/races.ts';
import { type ReactNode, useState } from 'react';
import { FormattedList, FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { CardImage } from '@/features/content';
import {
  BonusTerms,
  ProgressBar,
  type RaceCardProps,
  RaceList,
  RacePool,
  racerOf,
  TimeLeft,
  useRaceBoard,
  useRaces,
  useRaceStanding,
} from '@/features/rewards';
import { PageLink } from '@/features/ui';
import { Button, Dialog, FailedPanel, HeadedSection, IconButton, Skeletons, StatePanel } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { t, useIntl } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';
import styles from './Races.module.scss';

/** The races that run now, each with all that a player should know of it. Nothing without a race. */
export function Races() {
  const query = useRaces();
  const { data: races, isError } = query;
  if (!races?.length && (races || !isError)) return null;
  return (
    <HeadedSection heading="races.title" className={styles.section}>
      {races ? (
        <RaceList races={races} className={styles.cards} Card={RaceCard} />
      ) : (
        <FailedPanel icon="trophy" variant="quiet" title="races.failed" query={query} />
      )}
    </HeadedSection>
  );
}

const kes = (amount: number) => <Amount key="amount" money={shillings(amount)} />;

function RaceCard({ race, isLookedAt }: RaceCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const standing = useRaceStanding(race, isLookedAt);
  const isOver = Date.parse(race.endsAt) <= useNow();
  const { title, description, imageUrl, mostKes, endsAt, gamesPage, places } = race;
  const own = !isOver && standing && <OwnPlace race={race} standing={standing} />;
  return (
    <article className={styles.card}>
      {imageUrl && <CardImage src={imageUrl} icon="trophy" />}
      <div className={styles.promise}>
        <h3>{title}</h3>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.pool}>
          <RacePool race={race} />
        </p>
        <p className={styles.note}>{t('races.grows', { most: kes(mostKes) })}</p>
        <TimeLeft endsAt={endsAt} over="races.over" />
      </div>
      <div className={styles.race}>
        {places.length > 0 ? <Places places={places.slice(0, 3)} /> : <p>{t('races.nobody')}</p>}
        {own}
        <LastRun race={race} />
        <div className={styles.actions}>
          {!isOver && (
            <PageLink page={gamesPage} className={styles.play}>
              {t('races.play')}
              <span className="visuallyHidden">: {title}</span>
            </PageLink>
          )}
          {places.length > 0 && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t('races.board')}
              <span className="visuallyHidden">: {title}</span>
            </Button>
          )}
        </div>
      </div>
      <Rules race={race} />
      {isOpen && <Board race={race} own={own} onClose={() => setIsOpen(false)} />}
    </article>
  );
}

const Places = ({ places }: { places: readonly RacePlace[] }) => (
  <ol className={styles.places}>
    {places.map((place, index) => (
      <li key={index} data-rank={place.rank}>
        <span className={styles.medal}>
          <FormattedNumber value={place.rank} />
        </span>
        <span>
          <strong className={styles.player}>{racerOf(place)}</strong>{' '}
          <span className={styles.points}>{t('races.points', { points: place.points })}</span>
        </span>
        <span className={styles.prize}>{place.prizeKes > 0 ? kes(place.prizeKes) : '–'}</span>
      </li>
    ))}
  </ol>
);

function OwnPlace({
  race,
  standing: { rank, points, rounds, prizeKes: prize },
}: {
  race: RaceState;
  standing: RaceStanding;
}) {
  const intl = useIntl();
  const id = rank === undefined ? 'none' : prize > 0 ? 'prize' : 'place';
  const done = Math.min(rounds, race.rounds);
  const spins = intl.formatMessage({ id: 'races.spins' }, { done, rounds: race.rounds });
  return (
    <div className={styles.own}>
      <p>
        {t(`races.own.${id}`, {
          ...{ rank, points, count: race.shares.length },
          prize: <strong key="prize">{kes(prize)}</strong>,
        })}
      </p>
      {race.score === 'multiplier' && (
        <>
          <ProgressBar share={done / race.rounds} label={race.title} text={spins} />
          <p className={styles.note}>{spins}</p>
        </>
      )}
    </div>
  );
}

function LastRun({ race: { last, startsAt, every } }: { race: RaceState }) {
  const winners = last?.places.slice(0, 3).filter(({ prizeKes }) => prizeKes > 0) ?? [];
  if (!last || winners.length === 0) return null;
  const run = Date.parse(last.endedAt) >= Date.parse(startsAt) ? every : 'earlier';
  return (
    <p className={styles.note}>
      {t('races.last', {
        run,
        winners: winners.map((place, index) => (
          <span key={index}>
            {index > 0 && ', '}
            {racerOf(place)} {kes(place.prizeKes)}
          </span>
        )),
      })}
    </p>
  );
}

const percent = (value: number, key: number) => (
  <FormattedNumber key={key} value={value / 100} style="percent" maximumFractionDigits={2} />
);

/** All of it is said from what the race is, so that it is true whatever the operator writes. */
function Rules({ race }: { race: RaceState }) {
  const { score, rounds, leastStakeKes, kinds, shares, givesPercent } = race;
  const [isOpen, setIsOpen] = useState(false);
  const { data: profile } = useGetProfileQuery(undefined, { skip: !useSelector(selectIsSignedIn) });
  const names = kinds.map((kind) => <span key={kind}>{t(`bonusTerms.kind.${kind}`)}</span>);
  const parts = shares.map(percent);
  return (
    <details className={styles.rules} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('races.rules')}</summary>
      <ul>
        <li>
          {t(`races.score.${score}`, {
            rounds,
            least: kes(Math.max(leastStakeKes, STAKES.KES.min)),
            most: MOST_ROUND_POINTS,
          })}
        </li>
        {score === 'stake' && leastStakeKes > STAKES.KES.min && (
          <li>{t('races.least', { least: kes(leastStakeKes) })}</li>
        )}
        <li>
          {HOUSE_KINDS.every((kind) => kinds.includes(kind))
            ? t('races.allGames')
            : t('races.games', { games: <FormattedList key="games" type="unit" value={names} /> })}
        </li>
        <li>{t('races.realMoney')}</li>
        {parts.length > 0 && (
          <li>
            {t('races.shares', {
              count: parts.length,
              shares: <FormattedList key="shares" type="unit" value={parts} />,
            })}
          </li>
        )}
        <li>{t('races.gives', { percent: percent(givesPercent, 0) })}</li>
        <li>{t('races.mostPrize', { times: MOST_PRIZE_TIMES })}</li>
        <li>{t('races.equal')}</li>
        <li>{t('races.wagering')}</li>
        {profile && profile.currency !== 'KES' && <li>{t('races.dollars')}</li>}
      </ul>
      {isOpen && (
        <BonusTerms
          isTied={false}
          wagering={timesOf(race)}
          contribution={race.contribution}
          maxStake={race.maxStake === undefined ? undefined : shillings(race.maxStake)}
          days={race.expiryDays}
          most={race.conversionTimes}
        />
      )}
    </details>
  );
}

function Board({ race, own, onClose }: { race: RaceState; own: ReactNode; onClose: () => void }) {
  const intl = useIntl();
  const query = useRaceBoard(race.id);
  const { data, isError } = query;
  return (
    <Dialog label={race.title} className={styles.board} onClose={onClose}>
      <div className={styles.bar}>
        <h2>{race.title}</h2>
        <IconButton icon="close" label={intl.formatMessage({ id: 'app.close' })} onClick={onClose} />
      </div>
      {own}
      {data && data.places.length > 0 && <Places places={data.places} />}
      {data?.places.length === 0 && <StatePanel icon="trophy" title={t('races.nobody')} text={t('races.nobodyText')} />}
      {!data && isError && <FailedPanel icon="trophy" variant="quiet" title="races.boardFailed" query={query} />}
      {!data && !isError && <Skeletons message="races.boardLoading" count={5} itemClassName={styles.waiting} />}
    </Dialog>
  );
}
