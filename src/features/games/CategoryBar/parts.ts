/** The chunk of the bar, with its texts. */
import { withWords } from '@/shared/i18n';
import { CategoryBar } from './CategoryBar';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withWords({ en, sw }, CategoryBar);
