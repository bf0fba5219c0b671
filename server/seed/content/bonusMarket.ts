import * as v from 'valibot';
import type { Translatable } from '../../../contract/contentItem.ts';
import { type BonusBox, type BonusMarketHero, type FreeSpins, PrizeSchema } from '../../../contract/market.ts';
import { readRows } from '../readRows.ts';
import { gameRef } from './gameRef.ts';

export const BONUS_MARKET_HERO: readonly Translatable<BonusMarketHero>[] = [
  {
    id: 'bonus-market-hero-1',
    isActive: true,
    title: 'Soko la Bonasi',
    subtitle: 'Boxes and free spins for the points that your stakes bring.',
    buttonText: 'See the boxes',
    imageUrl: '/images/banners/bonus-market-hero.webp',
    translations: {
      sw: {
        title: 'Soko la Bonasi',
        subtitle: 'Masanduku na mizunguko ya bure kwa pointi zinazoletwa na dau zako.',
        buttonText: 'Tazama masanduku',
      },
    },
  },
];

const WordsSchema = v.strictObject({ title: v.string(), description: v.string(), rewards: v.array(v.string()) });

/** `price` is in bonus points. */
const BoxRowSchema = v.strictObject({
  id: v.string(),
  isActive: v.optional(v.boolean(), true),
  price: v.number(),
  prizes: v.array(PrizeSchema),
  image: v.string(),
  en: WordsSchema,
  sw: WordsSchema,
});

const BOX_ROWS = readRows('content/bonusBoxes.json', BoxRowSchema);

export const BONUS_MARKET_BOXES: readonly Translatable<BonusBox>[] = BOX_ROWS.map(({ image, en, sw, ...box }) => ({
  ...box,
  ...en,
  imageUrl: `/images/banners/box-${image}.webp`,
  translations: { sw },
}));

/** What each costs in bonus points. */
const FREE_SPINS_ROWS = [
  {
    game: 'simba-gold',
    spins: 20,
    price: 400,
    en: 'A first taste of the savanna.',
    sw: 'Onja ladha ya kwanza ya savana.',
  },
  {
    game: 'jahazi-moon',
    spins: 50,
    price: 900,
    en: 'Set sail under a full moon.',
    sw: 'Tweka tanga chini ya mwezi mpevu.',
  },
  {
    game: 'nganya-express',
    spins: 100,
    price: 1_600,
    en: 'All aboard, the bass is on.',
    sw: 'Panda ndani, muziki umeshawashwa.',
  },
];

export const FREE_SPINS: readonly Translatable<FreeSpins>[] = FREE_SPINS_ROWS.map((row, index) => ({
  id: `free-spins-${index + 1}`,
  isActive: true,
  title: `${row.spins} spins`,
  description: row.en,
  spins: row.spins,
  price: row.price,
  imageUrl: `/images/banners/free-spins-${index + 1}.webp`,
  ...gameRef(row.game),
  translations: { sw: { title: `Mizunguko ${row.spins}`, description: row.sw } },
}));
