/** A local Stripe as a process. It ends on a signal or with its parent process. */
import path from 'node:path';
import { endWithProcess } from '../shared/StandIn.ts';
import { startCard } from './startCard.ts';

/** The server expects it there by default in the sandbox. */
const PORT = 3002;

const env = (name: string, fallback: string): string => process.env[name] || fallback;

endWithProcess(
  await startCard({
    port: Number(env('CARD_PORT', String(PORT))),
    folder: path.join(env('DATA_DIR', '.data'), 'card'),
    secretKey: env('STRIPE_SECRET_KEY', 'sk_test_karata'),
    publishableKey: env('STRIPE_PUBLISHABLE_KEY', 'pk_test_karata'),
    webhook: {
      url: env('CARD_WEBHOOK_URL', 'http://127.0.0.1:3001/api/hooks/card'),
      secret: env('STRIPE_WEBHOOK_SECRET', 'whsec_karata'),
    },
  }),
);
