/** The contents of the side menu with their texts, as one chunk. */
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { SideMenuContent } from './SideMenuContent';

export default withMessages({ en, sw }, SideMenuContent);
