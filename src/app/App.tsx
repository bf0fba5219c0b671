import { SignInNotice } from '@/features/auth';
import { useSettings, useTheme } from '@/features/ui';
import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';
import { Layout } from './layout/Layout';
import { ModalRoot } from './ModalRoot';
import { Page } from './Page';

const MaintenancePage = lazyPart(() => import(/* webpackChunkName: "maintenance" */ './maintenance'));

/** The site with its theme: either the pages with header and menus, or the maintenance page. */
export function App() {
  const settings = useSettings();
  useTheme(settings);
  if (settings.maintenanceMode) {
    return (
      <ErrorBoundary>
        <MaintenancePage settings={settings} />
      </ErrorBoundary>
    );
  }
  return (
    <>
      <Layout>
        <Page />
      </Layout>
      <ModalRoot />
      <SignInNotice />
    </>
  );
}
