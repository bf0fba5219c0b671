/** Games like those that a player has played. They come from the server's own records alone, which nobody else gets. */
import * as v from 'valibot';
import { listOrEmpty, maybe, optionalText } from './fields.ts';
import { forPlayers, route } from './route.ts';

export const SuggestionsSchema = v.object({
  /** The last game that was played and has others like it. Missing for a player who has not played. */
  because: maybe(v.object({ gameId: v.string(), name: v.string(), category: optionalText() })),
  /** Ids of games that the player has not played, the most alike first. */
  games: listOrEmpty(v.string()),
});
export type Suggestions = v.InferOutput<typeof SuggestionsSchema>;

export const readSuggestions = route<{ answer: Suggestions }>('GET /users/me/suggestions');

export const SUGGESTIONS = forPlayers(
  readSuggestions,
  'Games that are like the last one that the player bet on, by kind and theme',
  SuggestionsSchema,
);
