import { joinCatalogues, withMessages } from '@/shared/i18n';
import { phonesMessages } from '../../phones/phonesMessages';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { OwnPhone } from './OwnPhone';

export default withMessages(joinCatalogues([phonesMessages, { en, sw }]), OwnPhone);
