import { cardFace } from '../../../deposit/methods/card/face';
import { whole } from '../whole';
import type { PayoutMethod } from '../PayoutMethod';

/** Back to the card that paid. */
export const card: PayoutMethod = { id: 'card', face: cardFace, payoutOf: whole };
