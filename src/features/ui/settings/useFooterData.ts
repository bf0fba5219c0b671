import { type FooterData, readFooterData } from '@contract/footer.ts';
import { useSettings } from './settings';

/** The company behind the site: licence, contact, links. The first screen shows none of it, so it loads with the footer. */
export const useFooterData = (): FooterData => readFooterData(useSettings().footerData);
