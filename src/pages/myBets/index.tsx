import { formMessages } from '@/shared/form';
import { joinCatalogues, withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { MyBetsPage } from './MyBetsPage';

export default withMessages(joinCatalogues([formMessages, { en, sw }]), MyBetsPage);
