import type { SiteSettings } from '../../../contract/footer.ts';
import type { Translatable } from '../../../contract/translations.ts';

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
      'Karata is Kiswahili for playing cards. Games from East Africa and beyond, in shillings or dollars, for players aged 18 and over.',
    minimumAge: 18,
    telegramUrl: '',
    twitterUrl: '',
    gamesTitle: 'Games',
    gamesLinks: [
      { name: 'Karata originals', url: '/games/original' },
      { name: 'Slots', url: '/games/slots' },
    ],
    legalTitle: 'Legal',
    legalLinks: [
      { name: 'Privacy policy', url: '/privacy-policy' },
      { name: 'Bonus terms', url: '/bonus-terms' },
      { name: 'Terms and conditions', url: '/terms-conditions' },
      { name: 'Anti-money laundering', url: '/aml' },
    ],
    helpTitle: 'Help',
    helpLinks: [
      { name: 'Responsible gaming', url: '/responsible-gaming' },
      { name: 'KYC policy', url: '/kyc-policy' },
      { name: 'Support', url: '/support' },
      { name: 'Fairness', url: '/fairness' },
    ],
  },
  translations: {
    sw: {
      windowTitle: 'Karata | Kasino ya mtandaoni ya Kenya',
      metaDescription:
        'Sloti, michezo ya crash, mines na dadu kwa wachezaji wa Kenya. Lipa kwa shilingi kupitia M-Pesa au kwa dola kwa kadi, na utoe pesa zako kwa dakika chache.',
      metaKeywords: 'Karata, kasino ya mtandaoni Kenya, sloti, michezo ya crash, mines, dadu, kasino ya M-Pesa',
      footerData: {
        companyDescription:
          'Karata: michezo kutoka Afrika Mashariki na kwingineko, kwa shilingi au dola, kwa wachezaji wenye umri wa miaka 18 na zaidi.',
        gamesTitle: 'Michezo',
        gamesLinks: [
          { name: 'Michezo ya Karata yenyewe', url: '/games/original' },
          { name: 'Sloti', url: '/games/slots' },
        ],
        legalTitle: 'Sheria',
        legalLinks: [
          { name: 'Sera ya faragha', url: '/privacy-policy' },
          { name: 'Masharti ya bonasi', url: '/bonus-terms' },
          { name: 'Vigezo na masharti', url: '/terms-conditions' },
          { name: 'Kuzuia utakatishaji wa pesa', url: '/aml' },
        ],
        helpTitle: 'Msaada',
        helpLinks: [
          { name: 'Kucheza kwa kuwajibika', url: '/responsible-gaming' },
          { name: 'Sera ya utambulisho (KYC)', url: '/kyc-policy' },
          { name: 'Huduma kwa wateja', url: '/support' },
          { name: 'Uchezaji wa haki', url: '/fairness' },
        ],
      },
    },
  },
};
