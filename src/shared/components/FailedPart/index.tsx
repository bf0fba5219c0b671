import { withMessages } from '../../i18n';
import { FailedPart } from './FailedPart';
import en from './messages/en.json';
import sw from './messages/sw.json';

export default withMessages({ en, sw }, FailedPart);
