import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer } from '@/features/auth';
import { useTextPage } from '@/features/content';
import { saferPlayMessages, useSaferPlay } from '@/features/saferPlay';
import { modalOpened, parsePage, selectPage } from '@/features/ui';
import TextPage from '@/pages/textPage/TextPage';
import { Button, FailedPanel, Skeletons } from '@/shared/components';
import { formMessages } from '@/shared/form';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import messages from './messages';
import { PlayerTools } from './PlayerTools';
import styles from './ResponsibleGaming.module.scss';
import { ToolCard } from './ToolCard';

const TOOLS_ID = 'tools';

/** A player came for the tools; a visitor reads what they are for first. */
function ResponsibleGamingPage() {
  const isVisitor = useSelector(selectIsVisitor);
  if (!isVisitor)
    return (
      <TextPage>
        <Tools />
      </TextPage>
    );
  return (
    <div className={styles.page}>
      <TextPage>
        <Button variant="quiet" className={styles.jump} onClick={() => jumpTo(TOOLS_ID)}>
          {t('responsible.toTools')}
        </Button>
      </TextPage>
      <Tools />
    </div>
  );
}

/** Scrolls to the tools if the page name says so, when nothing above moves; not when the player uses one already. */
function useToolsJump(areToolsThere: boolean): void {
  const { name, params } = parsePage(useSelector(selectPage));
  const { isLoading } = useTextPage(name);
  const isWanted = params.get('section') === TOOLS_ID;
  const isReady = areToolsThere && !isLoading && isWanted;
  useEffect(() => {
    const isInUse = document.getElementById(TOOLS_ID)?.contains(document.activeElement);
    if (isReady && !isInUse) jumpTo(TOOLS_ID);
  }, [isReady]);
}

const TOOLS = [
  { name: 'limits', icon: 'shield' },
  { name: 'check', icon: 'clock' },
  { name: 'timeOut', icon: 'cup' },
  { name: 'exclusion', icon: 'lock' },
] as const;

function VisitorTools() {
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

const Tools = () => (
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
  const query = useSaferPlay(true);
  const { data, isError } = query;
  useToolsJump(isVisitor || data !== undefined || isError);
  if (!isPlayer) return isVisitor ? <VisitorTools /> : <ToolsWaiting />;
  if (data) return <PlayerTools state={data} />;
  if (!isError) return <ToolsWaiting />;
  return <FailedPanel title="responsible.failed" text="responsible.failedText" query={query} />;
}

const ToolsWaiting = () => (
  <Skeletons message="responsible.loading" count={3} className={styles.three} itemClassName={styles.waiting} />
);

export default withMessages(joinCatalogues([saferPlayMessages, formMessages, messages]), ResponsibleGamingPage);
