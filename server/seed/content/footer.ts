import type { FooterContent } from '../../../contract/content.ts';

export const FOOTER: readonly FooterContent[] = [
  {
    id: 'footer-1',
    isActive: true,
    paymentNote:
      'Deposit from KES 100 with M-Pesa or from USD 1 by card. Cash out from $10 to the method you paid with.',
    responsibleGamingNote:
      'Play for fun, with money you can spare. If it stops being fun, take a break: support can set limits or close your account.',
    ageNote: 'Karata is for adults aged 18 and over.',
  },
];
