/** The account on top of the drawer, in the chunk of the header's part. */
import { withMessages } from '@/shared/i18n';
import { DrawerAccount } from './DrawerAccount';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withMessages({ en, sw }, DrawerAccount);
