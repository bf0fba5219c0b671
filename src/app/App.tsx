import { useSettings, useTheme } from '@/features/content';
import { Layout } from './layout/Layout';
import { MaintenancePage } from './MaintenancePage';
import { ModalRoot } from './ModalRoot';
import { Page } from './Page';

/** The site: its theme, and either the pages with their chrome or the maintenance page. */
export function App() {
  const settings = useSettings();
  useTheme(settings);
  if (settings.maintenanceMode) return <MaintenancePage settings={settings} />;
  return (
    <>
      <Layout>
        <Page />
      </Layout>
      <ModalRoot />
    </>
  );
}
