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

/** A fault before anything was done is not kept: the request may be put right and sent again. */
const isKept = ({ status }: ApiAnswer): boolean => status < 300 || status === 402;

const answerOf = (act: () => unknown): ApiAnswer => {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (error instanceof ApiFault) return { status: error.status, body: { error: error.error } };
    throw error;
  }
};

/** Does a thing once for a key, its effect and its answer kept together; the same key answers the same again. */
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
