import { walletMessages } from '@/features/wallet';
import { withMessages } from '@/shared/i18n';
import { HistoryPage } from './HistoryPage';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withMessages({ en: { ...walletMessages.en, ...en }, sw: { ...walletMessages.sw, ...sw } }, HistoryPage);
