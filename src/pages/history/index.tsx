import { historyMessages } from '@/features/wallet';
import { joinCatalogues, withMessages } from '@/shared/i18n';
import { HistoryPage } from './HistoryPage';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withMessages(joinCatalogues([historyMessages, { en, sw }]), HistoryPage);
