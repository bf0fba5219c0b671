/** The signed-in part of the header, its own chunk with its texts. */
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { AccountBar } from './AccountBar';

export default withMessages({ en, sw }, AccountBar);
