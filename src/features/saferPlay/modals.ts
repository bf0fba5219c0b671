import { withMessages } from '@/shared/i18n';
import en from './realityCheck/messages/en.json';
import sw from './realityCheck/messages/sw.json';
import { RealityCheck } from './realityCheck/RealityCheck';

export default withMessages({ en, sw }, RealityCheck);
