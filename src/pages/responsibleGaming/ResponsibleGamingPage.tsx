import TextPage from '@/pages/textPage';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import styles from './ResponsibleGaming.module.scss';
import { Tools } from './Tools';
import { TOOLS_ID } from './useToolsJump';

/** The operator's text about responsible play, then the tools. */
export const ResponsibleGamingPage = () => (
  <div className={styles.page}>
    <TextPage>
      <Button variant="quiet" className={styles.jump} onClick={() => jumpTo(TOOLS_ID)}>
        {t('responsible.toTools')}
      </Button>
    </TextPage>
    <Tools />
  </div>
);
