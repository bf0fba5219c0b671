import type { Game } from '@contract/games.ts';
import type { Round, RoundFilter } from '@contract/rounds.ts';
import { useGetGamesQuery } from '@/features/games';
import { t, useIntl } from '@/shared/i18n';
import { MY_BETS_PAGE, useGetRoundTotalsQuery } from '@/features/play';
import { parsePage } from '@/features/ui';
import { SelectField } from '@/shared/form';
import styles from './MyBets.module.scss';

type Played = Pick<Round, 'gameId' | 'kind'>;

/** The game of a round; undefined of one that is gone. */
export function usePlayedGames(): (round: Played) => Game | undefined {
  const { data } = useGetGamesQuery();
  return ({ gameId }) => data?.games.find(({ id }) => id === gameId);
}

/** The name of a round's game; of a game that is gone the kind. */
export function useGameNames(): (round: Played) => string {
  const intl = useIntl();
  const gameOf = usePlayedGames();
  return (round) => gameOf(round)?.name ?? intl.formatMessage({ id: `bets.kind.${round.kind}` });
}

/** The filter of My bets in its page name, such as `my-bets?game=dice-1&time=week`. */
const TIMES = ['today', 'week', 'month', 'all'] as const;

type BetTime = (typeof TIMES)[number];

export interface BetFilter {
  gameId?: string | undefined;
  time: BetTime;
}

interface Props {
  filter: BetFilter;
  /** The totals of this also say what games were played. */
  ask: RoundFilter;
  /** The rounds that are loaded, for games that are in no list. */
  played: readonly Round[];
  onChange: (filter: BetFilter) => void;
}

export function BetFilters({ filter, onChange, ...known }: Props) {
  const intl = useIntl();
  const games = useGameChoices(filter.gameId, known);
  const look = { className: styles.choice, isLabelInside: true };
  return (
    <div className={styles.filters}>
      <SelectField
        {...look}
        label={t('bets.game')}
        value={filter.gameId ?? ''}
        options={[{ value: '', text: intl.formatMessage({ id: 'bets.allGames' }) }, ...games]}
        onChoose={(gameId) => onChange({ ...filter, gameId: gameId || undefined })}
      />
      <SelectField
        {...look}
        label={t('bets.time')}
        value={filter.time}
        options={TIMES.map((value) => ({ value, text: intl.formatMessage({ id: `bets.time.${value}` }) }))}
        onChoose={(time) => onChange({ ...filter, time })}
      />
    </div>
  );
}

/** Whole days, today among them. */
const DAYS: Readonly<Record<BetTime, number | null>> = { today: 1, week: 7, month: 30, all: null };

/** Unknown values are left out. */
export function filterOf(page: string): BetFilter {
  const { params } = parsePage(page);
  const gameId = params.get('game');
  return { ...(gameId && { gameId }), time: TIMES.find((time) => time === params.get('time')) ?? 'all' };
}

export function betsPage({ gameId, time }: BetFilter): string {
  const query = new URLSearchParams({ ...(gameId && { game: gameId }), ...(time !== 'all' && { time }) }).toString();
  return query ? `${MY_BETS_PAGE}?${query}` : MY_BETS_PAGE;
}

/** Days begin at midnight of the browser's time. */
export function askOf({ gameId, time }: BetFilter, now = new Date()): RoundFilter {
  const days = DAYS[time];
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days ?? 1) + 1);
  return { ...(gameId && { gameId }), ...(days && { since: from.toISOString() }) };
}

/** Played games by name: those that the server knows of, of the loaded rounds, and of the filter. */
function useGameChoices(chosen: string | undefined, { ask, played }: Pick<Props, 'ask' | 'played'>) {
  const { data } = useGetGamesQuery();
  const { currentData: totals } = useGetRoundTotalsQuery(ask);
  const ids = totals?.games ?? [];
  const nameOf = useGameNames();
  const names = new Map(data?.games.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name]));
  for (const round of played) names.set(round.gameId, nameOf(round));
  if (chosen !== undefined && !names.has(chosen)) names.set(chosen, chosen);
  return [...names].map(([value, text]) => ({ value, text })).toSorted((a, b) => a.text.localeCompare(b.text));
}
