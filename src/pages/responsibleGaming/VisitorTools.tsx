import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import { ToolCard } from './card/ToolCard';
import styles from './ResponsibleGaming.module.scss';

const TOOLS = [
  { name: 'limits', icon: 'shield' },
  { name: 'check', icon: 'clock' },
  { name: 'timeOut', icon: 'cup' },
  { name: 'exclusion', icon: 'lock' },
] as const;

/** What each tool does, and the door to them. */
export function VisitorTools() {
  const dispatch = useDispatch();
  return (
    <>
      <div className={styles.pairs}>
        {TOOLS.map(({ name, icon }) => (
          <ToolCard key={name} id={`tool-${name}`} icon={icon} heading={`responsible.${name}`}>
            <p className={styles.note}>
              <FormattedMessage id={`responsible.${name}Text`} />
            </p>
          </ToolCard>
        ))}
      </div>
      <div className={styles.door}>
        <p>
          <FormattedMessage id="responsible.logInText" />
        </p>
        <Button size="l" onClick={() => dispatch(modalOpened('auth', { tab: 'login' }))}>
          <FormattedMessage id="responsible.logIn" />
        </Button>
      </div>
    </>
  );
}
