import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './TestCodeHint.module.scss';

const TEST_CODE = '123456';

/** The only code of the sandbox. Production builds leave this folder out. */
export const TestCodeHint = () => (
  <p className={styles.hint}>
    <AnyIcon name="spark" size={20} />
    <span>{t('authSandbox.testCode', { code: <strong key="code">{TEST_CODE}</strong> })}</span>
  </p>
);
