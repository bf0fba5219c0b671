import { houseKindOf } from '@contract/playTerms.ts';
import type { Round } from '@contract/rounds.ts';
import { useGetGamesQuery } from '@/features/games';
import { SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { type BetFilter, TIMES } from './betFilter';
import styles from './MyBets.module.scss';
import { useGameNames } from './useGameNames';

interface Props {
  filter: BetFilter;
  /** The rounds that are loaded, for games that are in no list. */
  played: readonly Pick<Round, 'gameId' | 'kind'>[];
  onChange: (filter: BetFilter) => void;
}

export function BetFilters({ filter, played, onChange }: Props) {
  const intl = useIntl();
  const games = useGameChoices(filter.gameId, played);
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

/** Games for money by name, with those of the loaded rounds and of the filter. */
function useGameChoices(chosen: string | undefined, played: Props['played']) {
  const { data } = useGetGamesQuery();
  const nameOf = useGameNames();
  const names = new Map(
    data?.games.filter(({ gameUrl, url }) => houseKindOf(gameUrl ?? url)).map(({ id, name }) => [id, name]),
  );
  for (const round of played) names.set(round.gameId, nameOf(round));
  if (chosen !== undefined && !names.has(chosen)) names.set(chosen, chosen);
  return [...names].map(([value, text]) => ({ value, text })).toSorted((a, b) => a.text.localeCompare(b.text));
}
