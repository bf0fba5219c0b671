import { useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer } from '@/features/auth';
import { useSaferPlay } from '@/features/saferPlay';
import { FailedPanel, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { PlayerTools } from './PlayerTools';
import styles from './ResponsibleGaming.module.scss';
import { TOOLS_ID, useToolsJump } from './useToolsJump';
import { VisitorTools } from './VisitorTools';

/** Limits, reality check and breaks: usable for a player, described for a visitor. */
export const Tools = () => (
  <section id={TOOLS_ID} tabIndex={-1} className={styles.tools} aria-labelledby="tools-heading">
    <div className={styles.head}>
      <h2 id="tools-heading">{t('responsible.tools')}</h2>
      <p>{t('responsible.toolsText')}</p>
    </div>
    <Body />
  </section>
);

function Body() {
  const isVisitor = useSelector(selectIsVisitor);
  const isPlayer = useSelector(selectPlayer) !== null;
  const { data, isError, isFetching, refetch } = useSaferPlay(true);
  useToolsJump(isVisitor || data !== undefined || isError);
  if (!isPlayer) return isVisitor ? <VisitorTools /> : <ToolsWaiting />;
  if (data) return <PlayerTools state={data} />;
  if (!isError) return <ToolsWaiting />;
  return <FailedPanel title="responsible.failed" text="responsible.failedText" query={{ isFetching, refetch }} />;
}

const ToolsWaiting = () => (
  <Skeletons message="responsible.loading" count={3} className={styles.three} itemClassName={styles.waiting} />
);
