import type { SiteSettings } from '../../../contract/footer.ts';

/** What the site is called and looks like until an operator changes it. */
export const SEED_SETTINGS: SiteSettings = {
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
  footerData: {
    companyName: 'Karata',
    companyDescription:
      'Karata is Kiswahili for playing cards. Games from East Africa and beyond, in shillings or dollars, for players aged 18 and over.',
    supportEmail: 'support@karata.example',
    licenseNumber: 'set by the operator',
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
};
