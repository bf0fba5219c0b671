import { withWords } from '@/shared/i18n';
import { MaintenancePage } from './MaintenancePage';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withWords({ en, sw }, MaintenancePage);
