import { withMessages } from '@/shared/i18n';
import { BonusChoices } from './BonusChoices';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withMessages({ en, sw }, BonusChoices);
