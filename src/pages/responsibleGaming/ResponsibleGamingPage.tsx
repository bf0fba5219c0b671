import { FormattedMessage } from 'react-intl';
import TextPage from '@/pages/textPage';
import { Button } from '@/shared/components';
import { jumpTo } from '@/shared/jumpTo';
import styles from './ResponsibleGaming.module.scss';
import { Tools } from './Tools';
import { TOOLS_ID } from './useToolsJump';

/** What the operator says about playing responsibly, then the tools for it. */
export const ResponsibleGamingPage = () => (
  <div className={styles.page}>
    <TextPage>
      <Button variant="quiet" className={styles.jump} onClick={() => jumpTo(TOOLS_ID)}>
        <FormattedMessage id="responsible.toTools" />
      </Button>
    </TextPage>
    <Tools />
  </div>
);
