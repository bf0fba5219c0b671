import { withMessages } from '@/shared/i18n';
import { HindranceText } from './HindranceText';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { OfferTermsList } from './OfferTermsList';
import { TermsList } from './TermsList';

export const Offer = withMessages({ en, sw }, OfferTermsList);
export const Hindrance = withMessages({ en, sw }, HindranceText);
export const Claim = withMessages({ en, sw }, TermsList);
