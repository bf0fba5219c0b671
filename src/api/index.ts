export { api, type ApiState } from './api';
export { forgetPlayer } from './forgetPlayer';
export { keepAnswer } from './keepAnswer';
export { playerEndpoints } from './playerEndpoints';
export { readAs } from './readAs';
export { type OnceRequest, type Sent, sendOnce } from './sendOnce';
export type { ApiError } from './apiError';
export type { ApiExtra } from './apiTypes';
export type { RefusalReason } from './refusal';
