import { FormattedMessage } from 'react-intl';
import { AnyIcon } from '@/shared/components';
import styles from './TestCodeHint.module.scss';

const TEST_CODE = '123456';

/** The one code of the sandbox. Builds for production leave this folder out. */
export const TestCodeHint = () => (
  <p className={styles.hint}>
    <AnyIcon name="spark" size={20} />
    <span>
      <FormattedMessage id="authSandbox.testCode" values={{ code: <strong key="code">{TEST_CODE}</strong> }} />
    </span>
  </p>
);
