/** A local Firebase Auth as a process. It ends on a signal or with its parent process. */
import path from 'node:path';
import { startAuth } from './startAuth.ts';

/** Firebase's own value, as far as known. */
const CODE_TTL_SECONDS = 300;

/** Enough for a person who tries, and for all who play at home. */
const CODES_PER_PHONE = 20;
const CODES_PER_ADDRESS = 1_000;

const { AUTH_CODES_PER_ADDRESS, AUTH_CODES_PER_PHONE } = process.env;
const { AUTH_PORT, AUTH_CODE_TTL_SECONDS, DATA_DIR, FIREBASE_PROJECT_ID } = process.env;

const { stop } = await startAuth({
  projectId: FIREBASE_PROJECT_ID || 'demo-karata',
  port: Number(AUTH_PORT || 0),
  folder: path.join(DATA_DIR || '.data', 'auth'),
  codesPerPhone: Number(AUTH_CODES_PER_PHONE || CODES_PER_PHONE),
  codesPerAddress: Number(AUTH_CODES_PER_ADDRESS || CODES_PER_ADDRESS),
  codeTtlSeconds: Number(AUTH_CODE_TTL_SECONDS || CODE_TTL_SECONDS),
});

const end = () => void stop().then(() => process.exit(0));
process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('disconnect', end);
