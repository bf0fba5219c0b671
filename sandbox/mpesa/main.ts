/** A local Safaricom Daraja as a process. It ends on a signal or with its parent process. */
import path from 'node:path';
import { endWithProcess } from '../shared/StandIn.ts';
import { startMpesa } from './startMpesa.ts';

const ANSWER_MS = 2_000;
/** The server expects it there by default in the sandbox. */
const PORT = 3003;

const env = (name: string, fallback: string): string => process.env[name] || fallback;

endWithProcess(
  await startMpesa({
    port: Number(env('MOBILE_PORT', String(PORT))),
    folder: path.join(env('DATA_DIR', '.data'), 'mobile'),
    answerMs: Number(env('MOBILE_ANSWER_MS', String(ANSWER_MS))),
    keys: {
      consumerKey: env('DARAJA_CONSUMER_KEY', 'demo-key'),
      consumerSecret: env('DARAJA_CONSUMER_SECRET', 'demo-secret'),
      shortcode: env('DARAJA_SHORTCODE', '600100'),
      passkey: env('DARAJA_PASSKEY', 'demo-passkey'),
      initiatorName: env('DARAJA_INITIATOR_NAME', 'demo-operator'),
      securityCredential: env('DARAJA_SECURITY_CREDENTIAL', 'demo-credential'),
    },
  }),
);
