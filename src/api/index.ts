export { answering, isMissingCall, type IfMissing, onMissing } from './onMissing';
export { api, type ApiState, type ApiThunk } from './api';
export { forgetPlayer, keepAnswer, ofPlayer, playerEndpoints, playerRequests } from './playerEndpoints';
export { endpointOf, readAs, requestOf } from './endpoints';
export { ONCE, type OnceArg, type Sent, sendOnce, withSealed } from './sendOnce';
export { type ApiError, callsRefused, unfit } from './apiError';
export { consentMissed, type RefusalReason, sessionRefused } from './sendAsPlayer';
export type { Answer, ApiDispatch, ApiExtra, Instead } from './apiTypes';
