/** Content of operators for the home page, the bonus market and the text pages. */
import * as v from 'valibot';
import { contentItem } from './contentItem.ts';
import { PrizesSchema } from './market.ts';
import { flagOr, listOrEmpty, numberOr, optionalInstant, optionalText, textOr } from './fields.ts';

export * from './challenge.ts';
export * from './depositBonus.ts';
export * from './hero.ts';

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

export const CompetitionSchema = v.object({
  ...contentItem,
  title: textOr('Competition'),
  description: optionalText(),
  prizePool: optionalText(),
  imageUrl: optionalText(),
  startsAt: optionalInstant(),
  endsAt: optionalInstant(),
});

export const BonusMarketHeroSchema = v.object({
  ...contentItem,
  title: textOr('Bonus market'),
  subtitle: optionalText(),
  buttonText: optionalText(),
  imageUrl: optionalText(),
});

/** `price` is in bonus points. */
export const BonusBoxSchema = v.object({
  ...contentItem,
  title: textOr('Bonus box'),
  description: optionalText(),
  price: numberOr(0),
  imageUrl: optionalText(),
  rewards: listOrEmpty(v.string()),
  /** Without them the box is shown and cannot be bought. */
  prizes: PrizesSchema,
});

export const FreeSpinsSchema = v.object({
  ...contentItem,
  title: textOr('Free spins'),
  description: optionalText(),
  spins: numberOr(0),
  gameName: optionalText(),
  gameId: optionalText(),
  price: numberOr(0),
  imageUrl: optionalText(),
});

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

export const FooterContentSchema = v.object({
  ...contentItem,
  paymentNote: optionalText(),
  responsibleGamingNote: optionalText(),
  ageNote: optionalText(),
});

export type Bet = v.InferOutput<typeof BetSchema>;
export type Competition = v.InferOutput<typeof CompetitionSchema>;
export type BonusMarketHero = v.InferOutput<typeof BonusMarketHeroSchema>;
export type BonusBox = v.InferOutput<typeof BonusBoxSchema>;
export type FreeSpins = v.InferOutput<typeof FreeSpinsSchema>;
export type TextPage = v.InferOutput<typeof TextPageSchema>;
export type FooterContent = v.InferOutput<typeof FooterContentSchema>;
