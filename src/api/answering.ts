import type { Instead } from './apiTypes';
import { onMissing } from './onMissing';

/** For `instead`: the answer when the backend does not have the call. */
export const answering = (data: unknown): Instead => onMissing(() => ({ data }));
