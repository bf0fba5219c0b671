import { cardEvent } from '../../../../contract/card.ts';
import { pathOf } from '../../../../contract/route.ts';
import { type ConfigOf, ORIGIN, OriginSchema, railSecret, railSetting, textLike } from '../settingTypes.ts';

export const CARD_SETTINGS = {
  secretKey: railSecret('STRIPE_SECRET_KEY', textLike(/^(?:[sr]k_\w+)?$/), {
    expected: 'a key that starts with sk_ or rk_',
    sandbox: 'sk_test_karata',
    test: /^[sr]k_test_/,
    real: /^[sr]k_live_/,
    meaning: "Stripe's secret key, a live one",
  }),
  publishableKey: railSecret('STRIPE_PUBLISHABLE_KEY', textLike(/^(?:pk_\w+)?$/), {
    expected: 'a key that starts with pk_',
    sandbox: 'pk_test_karata',
    test: /^pk_test_/,
    real: /^pk_live_/,
    meaning: "Stripe's publishable key, which the browser gets; built in for a backend without /wallet/terms",
    usedBy: 'server, build',
  }),
  webhookSecret: railSecret('STRIPE_WEBHOOK_SECRET', textLike(/^(?:whsec_\S+)?$/), {
    expected: 'a secret that starts with whsec_',
    sandbox: 'whsec_karata',
    test: /^whsec_karata$/,
    isRandom: true,
    meaning: `The signing secret of the webhook that calls /api${pathOf(cardEvent)}`,
  }),
  apiBase: railSetting('STRIPE_API_BASE', OriginSchema, {
    expected: ORIGIN,
    sandbox: 'http://127.0.0.1:3002',
    live: 'https://api.stripe.com',
    isSandboxOnly: true,
    meaning: 'The stand-in for Stripe; npm start and npm run serve set it',
  }),
};

export type CardConfig = ConfigOf<typeof CARD_SETTINGS>;
