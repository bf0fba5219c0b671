import { useDocumentHead } from '@/features/ui';
import { withWords } from '@/shared/i18n';
import { useTellDataSaver } from '../../edition/useTellDataSaver';
import { usePrefetch } from '../../prefetch/usePrefetch';
import { useServiceWorker } from '../../worker/useServiceWorker';
import { Footer } from './Footer';
import en from './messages/en.json';
import sw from './messages/sw.json';
import { NewVersionBanner } from './Banners/NewVersionBanner';
import { OfflineBanner } from './Banners/OfflineBanner';
import { ScrollToTop } from './ScrollToTop/ScrollToTop';
import { UnknownPage as Unknown } from './UnknownPage/UnknownPage';

/** Not needed for a first screen. */
function PageEnd() {
  useDocumentHead();
  usePrefetch();
  useTellDataSaver();
  useServiceWorker();
  return (
    <>
      <Footer />
      <OfflineBanner />
      <NewVersionBanner />
      <ScrollToTop />
    </>
  );
}

export const UnknownPage = withWords({ en, sw }, Unknown);
export default withWords({ en, sw }, PageEnd);
