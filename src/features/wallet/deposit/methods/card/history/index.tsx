import { joinCatalogues } from '@/shared/i18n';
import type { MethodHistory } from '../../../../method/MethodHistory';
import { cardFace } from '../face';
import { AnotherCard } from './AnotherCard';
import { isDecline, isDeclined } from './isDeclined';
import messages from './messages';

export const cardHistory: MethodHistory = {
  id: 'stripe',
  messages: joinCatalogues([cardFace.messages, messages]),
  standing: {
    isIn: isDeclined,
    text: 'history.declined',
    looksLike: 'failed',
    // The payment stays open for another card, so the decline is the news.
    stepText: ({ status, reason }) => (status === 'pending' && isDecline(reason) ? 'history.tried' : undefined),
    wayOn: (onLeave) => <AnotherCard onLeave={onLeave} />,
  },
};
