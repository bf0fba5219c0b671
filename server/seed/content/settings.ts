import type { Translatable } from '../../../contract/contentItem.ts';
import type { FooterLink } from '../../../contract/footer.ts';
import type { SiteSettings } from '../../../contract/settings.ts';
import type { Language } from '../../../contract/userChoices.ts';

type FooterLinks = Record<'gamesLinks' | 'legalLinks' | 'helpLinks', FooterLink[]>;

/** Each link of the footer: its address, its name in English and in Kiswahili. */
const LINKS: Record<keyof FooterLinks, (readonly [url: string, en: string, sw: string])[]> = {
  gamesLinks: [
    ['/games/original', 'Karata originals', 'Michezo ya Karata yenyewe'],
    ['/games/slots', 'Slots', 'Sloti'],
  ],
  legalLinks: [
    ['/privacy-policy', 'Privacy policy', 'Sera ya faragha'],
    ['/bonus-terms', 'Bonus terms', 'Masharti ya bonasi'],
    ['/terms-conditions', 'Terms and conditions', 'Vigezo na masharti'],
    ['/aml', 'Anti-money laundering', 'Kuzuia utakatishaji wa pesa'],
  ],
  helpLinks: [
    ['/responsible-gaming', 'Responsible gaming', 'Kucheza kwa kuwajibika'],
    ['/kyc-policy', 'KYC policy', 'Sera ya utambulisho (KYC)'],
    ['/support', 'Support', 'Huduma kwa wateja'],
    ['/fairness', 'Fairness', 'Uchezaji wa haki'],
  ],
};

const linksIn = (language: Language): FooterLinks => {
  const read = (name: keyof FooterLinks) => LINKS[name].map(([url, en, sw]) => ({ name: { en, sw }[language], url }));
  return { gamesLinks: read('gamesLinks'), legalLinks: read('legalLinks'), helpLinks: read('helpLinks') };
};

/** Name and look of the site until an operator changes them. */
export const SEED_SETTINGS: Translatable<SiteSettings> = {
  siteName: 'Karata',
  windowTitle: 'Karata | Online casino for Kenya',
  metaDescription:
    'Slots, crash games, mines and dice for players in Kenya. Pay in shillings with M-Pesa or in dollars by card, and cash out in minutes.',
  metaKeywords: 'Karata, online casino Kenya, slots, crash games, mines, dice, M-Pesa casino',
  faviconUrl: '/favicon.svg',
  logoUrl: '/images/logo.svg',
  logoText: 'KARATA',
  primaryColor: '#8b3dff',
  secondaryColor: '#4f46e5',
  accentColor: '#ec4899',
  enableAnimations: true,
  enableSoundEffects: true,
  maintenanceMode: false,
  allowRegistration: true,
  hiddenPaymentLogos: [],
  footerData: {
    companyName: 'Karata',
    companyDescription:
      'Karata is Kiswahili for playing cards. Games from East Africa and beyond, with M-Pesa in shillings or by card, for players aged 18 and over.',
    minimumAge: 18,
    telegramUrl: '',
    twitterUrl: '',
    gamesTitle: 'Games',
    legalTitle: 'Legal',
    helpTitle: 'Help',
    ...linksIn('en'),
  },
  translations: {
    sw: {
      windowTitle: 'Karata | Kasino ya mtandaoni ya Kenya',
      metaDescription:
        'Sloti, michezo ya crash, mines na dadu kwa wachezaji wa Kenya. Lipa kwa shilingi kupitia M-Pesa au kwa dola kwa kadi, na utoe pesa zako kwa dakika chache.',
      metaKeywords: 'Karata, kasino ya mtandaoni Kenya, sloti, michezo ya crash, mines, dadu, kasino ya M-Pesa',
      footerData: {
        companyDescription:
          'Karata: michezo kutoka Afrika Mashariki na kwingineko, kwa shilingi kupitia M-Pesa au kwa kadi, kwa wachezaji wenye umri wa miaka 18 na zaidi.',
        gamesTitle: 'Michezo',
        legalTitle: 'Sheria',
        helpTitle: 'Msaada',
        ...linksIn('sw'),
      },
    },
  },
};
