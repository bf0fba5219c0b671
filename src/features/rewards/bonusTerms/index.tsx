import { withMessages } from '@/shared/i18n';
import { HindranceText, OfferTermsList, TermsList } from './TermsList';
import en from './messages/en.json';
import sw from './messages/sw.json';

export const Offer = withMessages({ en, sw }, OfferTermsList);
export const Hindrance = withMessages({ en, sw }, HindranceText);
export const Claim = withMessages({ en, sw }, TermsList);
