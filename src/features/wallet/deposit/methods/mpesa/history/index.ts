import { joinCatalogues } from '@/shared/i18n';
import type { MethodHistory } from '../../../../method/MethodHistory';
import { mpesaFace } from '../face';
import messages from './messages';

export const mpesaHistory: MethodHistory = {
  id: 'mpesa',
  messages: joinCatalogues([mpesaFace.messages, messages]),
};
