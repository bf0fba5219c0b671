import { DATA_SAVER_COOKIE } from '@contract/madePages.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { allGamesPage, HOME_PAGE, PageLink, useDocumentHead, usePageHeading } from '@/features/ui';
import { t, withWords } from '@/shared/i18n';
import { onEvents } from '@/shared/onEvents';
import { writeChoiceCookie } from '../../Localised';
import { usePrefetch } from '../../prefetch';
import type { RootState } from '../../store/makeStore';
import { useServiceWorker } from '../../worker/useServiceWorker';
import { Footer } from './Footer';
import messages from './messages';
import { NewVersionBanner, OfflineBanner } from './Banners';
import { ScrollToTop } from './ScrollToTop';
import styles from './UnknownPage.module.scss';

/** Stands before the empty main area of an unknown address, and says so, with links. */
function UnknownNotice() {
  const heading = usePageHeading();
  return (
    <section className={styles.notice} aria-labelledby="unknown-page">
      <h1 ref={heading} id="unknown-page" tabIndex={-1}>
        {t('footer.unknown.title')}
      </h1>
      <p>{t('footer.unknown.text')}</p>
      <nav aria-labelledby="unknown-page">
        <PageLink page={HOME_PAGE}>{t('footer.unknown.home')}</PageLink>
        <PageLink page={allGamesPage()}>{t('footer.unknown.games')}</PageLink>
      </nav>
    </section>
  );
}

/** The player's own choice alone: what the browser asks of all sites it sends by itself. */
function useDataSaverCookie(): void {
  const chosen = useSelector(({ ui }: RootState) => ui.isDataSaver);
  useEffect(() => {
    if (chosen !== null) writeChoiceCookie(DATA_SAVER_COOKIE, chosen ? '1' : '0', true);
  }, [chosen]);
}

/** They move the focus, so its place must be seen. */
const MOVES = /^(?:Tab|Arrow)/;

/** Marks a page that is used by touch (base.scss), until a key moves the focus. */
function useTouchMark(): void {
  useEffect(() => {
    const mark = (event: Event) => {
      if (event instanceof KeyboardEvent && !MOVES.test(event.key)) return;
      document.documentElement.toggleAttribute('data-touched', (event as PointerEvent).pointerType === 'touch');
    };
    return onEvents(window, ['pointerdown', 'keydown'], mark, { capture: true });
  }, []);
}

/** The end of every page, which no first screen needs, and what runs when the first screen is there. */
function PageEnd() {
  useDocumentHead();
  usePrefetch();
  useDataSaverCookie();
  useServiceWorker();
  useTouchMark();
  return (
    <>
      <Footer />
      <OfflineBanner />
      <NewVersionBanner />
      <ScrollToTop />
    </>
  );
}

export const UnknownPage = withWords(messages, UnknownNotice);
export default withWords(messages, PageEnd);
