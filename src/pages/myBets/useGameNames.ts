import type { Round } from '@contract/rounds.ts';
import { useGetGamesQuery } from '@/features/games';
import { useIntl } from '@/shared/i18n';

/** The name of a round's game; of a game that is gone the kind. */
export function useGameNames(): (round: Pick<Round, 'gameId' | 'kind'>) => string {
  const intl = useIntl();
  const { data } = useGetGamesQuery();
  return ({ gameId, kind }) =>
    data?.games.find(({ id }) => id === gameId)?.name ?? intl.formatMessage({ id: `bets.kind.${kind}` });
}
