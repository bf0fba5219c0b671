import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { ToolCard } from './card/ToolCard';
import styles from './ResponsibleGaming.module.scss';

const TOOLS = [
  { name: 'limits', icon: 'shield' },
  { name: 'check', icon: 'clock' },
  { name: 'timeOut', icon: 'cup' },
  { name: 'exclusion', icon: 'lock' },
] as const;

/** What each tool does, with sign-in buttons. */
export function VisitorTools() {
  const dispatch = useDispatch();
  return (
    <>
      <div className={styles.pairs}>
        {TOOLS.map(({ name, icon }) => (
          <ToolCard key={name} id={`tool-${name}`} icon={icon} heading={`responsible.${name}`}>
            <p className={styles.note}>{t(`responsible.${name}Text`)}</p>
          </ToolCard>
        ))}
      </div>
      <div className={styles.door}>
        <p>{t('responsible.logInText')}</p>
        <Button size="l" onClick={() => dispatch(modalOpened('auth', { tab: 'login' }))}>
          {t('responsible.logIn')}
        </Button>
      </div>
    </>
  );
}
