import { withMessages } from '@/shared/i18n';
import { BonusMarketPage } from './BonusMarketPage';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withMessages({ en, sw }, BonusMarketPage);
