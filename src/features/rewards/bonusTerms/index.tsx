import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { TermsList } from './TermsList';

export default withMessages({ en, sw }, TermsList);
