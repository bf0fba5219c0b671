import { withMessages } from '@/shared/i18n';
import messages from './realityCheck/messages';
import { RealityCheck } from './realityCheck/RealityCheck';

export default withMessages(messages, RealityCheck);
