import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { TestCodeHint as Hint } from './TestCodeHint';

export const TestCodeHint = withMessages({ en, sw }, Hint);
