import { withMessages } from '@/shared/i18n';
import en from './SpinWheel/messages/en.json';
import sw from './SpinWheel/messages/sw.json';
import { SpinWheel } from './SpinWheel/SpinWheel';

export default withMessages({ en, sw }, SpinWheel);
