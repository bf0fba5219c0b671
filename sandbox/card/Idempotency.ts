import { createHash } from 'node:crypto';
import type { KeptDocument, KeptDocuments } from '../shared/KeptDocuments.ts';
import { ApiFault } from './ApiFault.ts';

export interface ApiAnswer {
  status: number;
  body: unknown;
}

interface KeptAnswer extends KeptDocument, ApiAnswer {
  hash: string;
}

const KIND = 'idempotency';

/** A fault before any effect is not kept, so that a corrected request can be sent again. */
const isKept = ({ status }: ApiAnswer): boolean => status < 300 || status === 402;

const answerOf = (act: () => unknown): ApiAnswer => {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (error instanceof ApiFault) return { status: error.status, body: { error: error.error } };
    throw error;
  }
};

/** Does something once for a key, and keeps effect and answer together; the same key gives the same answer. */
export function once(kept: KeptDocuments, key: string | undefined, request: string, act: () => unknown): ApiAnswer {
  return kept.atOnce(() => {
    if (!key) return answerOf(act);
    const hash = createHash('sha256').update(request).digest('hex');
    const before = kept.get<KeptAnswer>(KIND, key);
    if (before && before.hash !== hash) return conflict(key);
    if (before) return { status: before.status, body: before.body };
    const answer = answerOf(act);
    if (isKept(answer)) kept.put(KIND, { id: key, hash, ...answer } as KeptAnswer);
    return answer;
  });
}

const conflict = (key: string): ApiAnswer => ({
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with: '${key}'.`,
    },
  },
});
