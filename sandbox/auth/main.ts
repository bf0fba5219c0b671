/** A local Firebase Auth as a process. It ends on a signal or with its parent process. */
import path from 'node:path';
import { startAuth } from './startAuth.ts';

/** Firebase's own value, as far as known. */
const CODE_TTL_SECONDS = 300;

const { AUTH_PORT, AUTH_CODE_TTL_SECONDS, DATA_DIR, FIREBASE_PROJECT_ID } = process.env;

const { stop } = await startAuth({
  projectId: FIREBASE_PROJECT_ID || 'demo-karata',
  port: Number(AUTH_PORT || 0),
  folder: path.join(DATA_DIR || '.data', 'auth'),
  codeTtlSeconds: Number(AUTH_CODE_TTL_SECONDS || CODE_TTL_SECONDS),
});

const end = () => void stop().then(() => process.exit(0));
process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('disconnect', end);
