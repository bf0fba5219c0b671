import { type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { HOME_PAGE, NO_PAGE, parsePage, selectPage } from '@/features/ui';
import { ErrorBoundary, Later } from '@/shared/components';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { pageComponent } from '../pageRegistry';
import { BottomBar } from './BottomBar';
import { Header } from './Header/Header';
import styles from './Layout.module.scss';
import { SideMenu } from './SideMenu/SideMenu';

/** Below every first screen, so it loads later. */
const loadFooter = () => import(/* webpackChunkName: "footer" */ './Footer');
const Footer = lazyPart(loadFooter);
/** The notice of an unknown address; `main` is empty then. */
const UnknownPage = lazyPart(async () => ({ default: (await loadFooter()).UnknownPage }));

/** These elements are the same at every page, so that a change of the page renders only what it concerns. */
const SIDE_MENU = (
  <Suspense>
    <SideMenu />
  </Suspense>
);
const FOOTER = (
  <Later>
    <ErrorBoundary>
      <Footer />
    </ErrorBoundary>
  </Later>
);
const BOTTOM_BAR = (
  <Suspense>
    <BottomBar />
  </Suspense>
);

/** Pages with a header on narrow screens; elsewhere the bottom bar is enough. */
const PAGES_WITH_HEADER = new Set([HOME_PAGE, 'profile']);

/** Everything around a page; the keyboard comes to the sign-in before the long menu. Each part with a Suspense is taken over by itself, so that no step is long. */
export function Layout({ children }: { children: ReactNode }) {
  const page = useSelector(selectPage);
  const { name } = parsePage(page);
  const isUnknown = page !== NO_PAGE && !pageComponent(page);
  return (
    <div className={styles.shell} data-page={name}>
      <a className={styles.skip} href="#main">
        {t('app.skipToContent')}
      </a>
      <Suspense>
        <Header isWideOnly={!PAGES_WITH_HEADER.has(name)} />
      </Suspense>
      {SIDE_MENU}
      <div className={styles.column}>
        {isUnknown && (
          <ErrorBoundary fallback={null}>
            <UnknownPage />
          </ErrorBoundary>
        )}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {FOOTER}
      </div>
      {BOTTOM_BAR}
    </div>
  );
}
