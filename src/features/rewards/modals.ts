import { withMessages } from '@/shared/i18n';
import messages from './SpinWheel/messages';
import { SpinWheel } from './SpinWheel/SpinWheel';

export default withMessages(messages, SpinWheel);
