import { joinCatalogues } from '@/shared/i18n';
import type { MethodHistory } from '../../../../method/MethodHistory';
import { mpesaFace } from '../face';
import en from './messages/en.json';
import sw from './messages/sw.json';

export const mpesaHistory: MethodHistory = {
  id: 'mpesa',
  messages: joinCatalogues([mpesaFace.messages, { en, sw }]),
};
