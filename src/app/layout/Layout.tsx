import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { HOME_PAGE, parsePage, selectPage } from '@/features/ui';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import { BottomBar } from './BottomBar/BottomBar';
import { Header } from './Header/Header';
import styles from './Layout.module.scss';
import { OfflineBanner } from './OfflineBanner/OfflineBanner';
import { ScrollToTop } from './ScrollToTop/ScrollToTop';
import { SideMenu } from './SideMenu/SideMenu';

/** Below every first screen, so it comes after it. */
const Footer = lazyPart(() => import(/* webpackChunkName: "footer" */ './Footer'));

/** Narrow screens keep the header for these pages; elsewhere the bottom bar is enough. */
const PAGES_WITH_HEADER = new Set([HOME_PAGE, 'profile']);

/** Everything around a page. */
export function Layout({ children }: { children: ReactNode }) {
  const { name } = parsePage(useSelector(selectPage));
  return (
    <div className={styles.shell} data-page={name}>
      <a className={styles.skip} href="#main">
        <FormattedMessage id="app.skipToContent" />
      </a>
      <SideMenu />
      <div className={styles.column}>
        <Header isWideOnly={!PAGES_WITH_HEADER.has(name)} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
        </ErrorBoundary>
        <OfflineBanner />
      </div>
      <ScrollToTop />
      <BottomBar />
    </div>
  );
}
