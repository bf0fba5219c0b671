import * as v from 'valibot';
import { areOfFlights, SpinTermsSchema } from '../../contract/bonusTerms.ts';
import type { Config } from '../src/config/Config.ts';
import { SEED_GAMES } from './catalogue/games.ts';
import { SEED_PROVIDERS } from './catalogue/providers.ts';
import { toGameDocument, toProviderDocument } from './catalogue/toGame.ts';
import { OFFER_COLLECTIONS } from './check/offerPrices.ts';
import { seedContent } from './content/seedContent.ts';
import { exampleSettings, seedSettings } from './content/seedSettings.ts';
import type { Seed } from './seed.ts';

/**
 * `nowMs`: time of seeding in Unix ms. In production the facts of the company stay empty until the operator gives them, and the
 * examples of games that cannot be opened are left out.
 */
export const seedData = (nowMs: number, mode: Config['mode'] = 'sandbox'): Seed => ({
  providers: SEED_PROVIDERS.map(toProviderDocument),
  games: SEED_GAMES.filter(({ link }) => mode !== 'production' || link === undefined).map((game) =>
    toGameDocument(game, nowMs),
  ),
  settings: [mode === 'production' ? seedSettings() : exampleSettings()],
  ...(mode === 'production' ? withoutOffers(seedContent(nowMs)) : seedContent(nowMs)),
});

/** Seeded offers are examples: none gives anything away before an operator turns it on. */
const withoutOffers = (content: Seed): Seed => ({
  ...content,
  'vip-levels': (content['vip-levels'] ?? []).map((level) => ({ ...level, cashbackPercent: 0 })),
  'spin-terms': (content['spin-terms'] ?? []).map((item) => {
    const terms = v.parse(SpinTermsSchema, item);
    return { ...item, isActive: terms.isActive && !areOfFlights(terms) };
  }),
  ...Object.fromEntries(
    OFFER_COLLECTIONS.map((name) => [name, (content[name] ?? []).map((item) => ({ ...item, isActive: false }))]),
  ),
});
