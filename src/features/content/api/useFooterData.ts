import { type FooterData, readFooterData } from '@contract/footer.ts';
import { useSettings } from './settingsApi';

/** The company behind the site: licence, contact, links. */
export const useFooterData = (): FooterData => readFooterData(useSettings().footerData);
