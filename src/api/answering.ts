import type { Instead } from './apiTypes';
import { onMissing } from './onMissing';

/** For `instead`: the call answers this where the backend does not have it. */
export const answering = (data: unknown): Instead => onMissing(() => ({ data }));
