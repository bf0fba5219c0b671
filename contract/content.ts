/** Content of operators for the home page, the footer and the text pages. */
import * as v from 'valibot';
import { contentItem, contentList } from './contentItem.ts';
import { flagOr, instant, listOrEmpty, numberOr, optionalInstant, optionalText, textOr } from './fields.ts';
import { isGamePage } from './pageNames.ts';
import { forAll, route } from './route.ts';

/** A finished bet. `stake` and `payout` are decimal amounts of `currency`. */
export const BetSchema = v.object({
  ...contentItem,
  playerName: textOr('Player'),
  gameName: textOr('Unknown Game'),
  gameId: optionalText(),
  stake: numberOr(0),
  payout: numberOr(0),
  multiplier: numberOr(0),
  currency: v.fallback(v.picklist(['KES', 'USD']), 'KES'),
  placedAt: optionalInstant(),
  /** An example: shown as such, and hidden when there are real ones. */
  isExample: flagOr(false),
});
export type Bet = v.InferOutput<typeof BetSchema>;

/** The page with the games that count, such as `games/slots` or `all-games?provider=Moonlit-Dhow`. */
export const gamesPage = v.pipe(
  v.string(),
  v.check((page) => isGamePage(page.replace(/\?.*/s, '')), 'a list of games such as games/slots'),
);

/** A competition without rules, games or an end is a poster: it is left out everywhere. */
export const CompetitionSchema = v.object({
  ...contentItem,
  title: textOr('Competition'),
  description: optionalText(),
  prizePool: optionalText(),
  imageUrl: optionalText(),
  rules: v.pipe(v.array(v.string()), v.minLength(1, 'at least one rule')),
  gamesPage,
  startsAt: optionalInstant(),
  endsAt: instant,
});
export type Competition = v.InferOutput<typeof CompetitionSchema>;

/** A text page such as the privacy policy; `id`: its address without the leading slash. */
export const TextPageSchema = v.object({
  ...contentItem,
  title: textOr('Karata'),
  summary: optionalText(),
  updatedAt: optionalInstant(),
  sections: listOrEmpty(
    v.object({ heading: v.string(), paragraphs: listOrEmpty(v.string()), points: listOrEmpty(v.string()) }),
  ),
});
export type TextPage = v.InferOutput<typeof TextPageSchema>;

export const FooterContentSchema = v.object({
  ...contentItem,
  paymentNote: optionalText(),
  responsibleGamingNote: optionalText(),
  ageNote: optionalText(),
});
export type FooterContent = v.InferOutput<typeof FooterContentSchema>;

export const listBets = route<{ answer: Bet[] }>('GET /content/bet-history');
export const listCompetitions = route<{ answer: Competition[] }>('GET /competitions');
export const listFooterNotes = route<{ answer: FooterContent[] }>('GET /content/footer');

export const listCollection = route<{
  params: { collection: string };
  answer: { id: string }[];
  error: 'unknown_collection';
}>('GET /content/:collection');

export const ANY_CONTENT = forAll(
  listCollection,
  'Any content collection by name; inactive items are left out',
  v.array(v.looseObject({ id: v.string() })),
  {
    params: v.object({ collection: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,63}$/)) }),
    errors: { unknown_collection: 404 },
  },
);

export const SITE_LISTS = [
  contentList(listBets, 'bet-history', BetSchema, 'Latest bets'),
  contentList(listFooterNotes, 'footer-content', FooterContentSchema, 'Notes below the footer links'),
  contentList(listCompetitions, 'competitions', CompetitionSchema, 'Competitions'),
];
