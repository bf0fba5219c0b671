import { withWords } from '../../i18n';
import { FailedPart } from './FailedPart';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withWords({ en, sw }, FailedPart);
