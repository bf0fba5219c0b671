import { answering, api, endpointOf, playerEndpoints } from '@/api';
import { readSuggestions, SuggestionsSchema } from '@contract/suggestions.ts';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { GameRow, useShelf } from '@/features/games';
import { t } from '@/shared/i18n';

const suggestionsApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getSuggestions: build.query({
      ...endpointOf(readSuggestions, SuggestionsSchema),
      extraOptions: { instead: answering({ games: [] }), isQuiet: true },
    }),
  })),
});

/** Games like the last one that the player bet on. Nothing for a visitor, and before the first bet. */
export function Suggested() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = suggestionsApi.useGetSuggestionsQuery(undefined, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  });
  const { because, games: ids = [] } = (isSignedIn ? data : undefined) ?? {};
  const { games } = useShelf(ids);
  if (!because) return null;
  const { name, category } = because;
  return (
    <GameRow
      heading={t('promotions.because', { game: name })}
      games={games}
      allPage={category ? `all-games?category=${encodeURIComponent(category)}` : 'all-games'}
    />
  );
}
