export { api, playerApi } from './api';
export { readAs } from './readAs';
export { type OnceRequest, type Sent, sendOnce } from './sendOnce';
export type { ApiError } from './apiError';
export type { ApiExtra } from './apiTypes';
export type { RefusalReason } from './refusal';
