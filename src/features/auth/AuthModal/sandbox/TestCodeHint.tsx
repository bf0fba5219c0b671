import { AnyIcon } from '@/shared/components';
import { t, withMessages } from '@/shared/i18n';
import messages from './messages';
import styles from './TestCodeHint.module.scss';

/** Shows the only code of the sandbox. Production builds leave this folder out. */
export const TestCodeHint = withMessages(messages, () => (
  <p className={styles.hint}>
    <AnyIcon name="spark" size={20} />
    <span>{t('authSandbox.testCode', { code: <strong key="code">123456</strong> })}</span>
  </p>
));
