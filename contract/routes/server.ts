import type { Health } from '../health.ts';
import { route } from './route.ts';

export const readHealth = route<{ answer: Health; error: 'not_ready' }>('GET /health');
export const readOpenapi = route<{ answer: object }>('GET /openapi.json');
