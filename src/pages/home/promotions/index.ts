import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { PlayerOffer as Offer } from './PlayerOffer';
import { Promotions } from './Promotions';

export const PlayerOffer = withMessages({ en, sw }, Offer);
export default withMessages({ en, sw }, Promotions);
