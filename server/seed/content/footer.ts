import type { FooterContent } from '../../../contract/content.ts';
import { LIMIT_FACTS } from '../../../contract/limitFacts.ts';
import type { Translatable } from '../../../contract/translations.ts';

const { minMpesaDeposit, minCardDeposit, minWithdrawal } = LIMIT_FACTS;

export const FOOTER: readonly Translatable<FooterContent>[] = [
  {
    id: 'footer-1',
    isActive: true,
    paymentNote: `Deposit from Ksh ${minMpesaDeposit} with M-Pesa or from US$${minCardDeposit} by card. Cash out from US$${minWithdrawal} to the method you paid with.`,
    responsibleGamingNote:
      'Play for fun, with money you can spare. If it stops being fun, set a limit or take a break: the tools are on the Responsible gaming page.',
    ageNote: 'Karata is for adults aged 18 and over.',
    translations: {
      sw: {
        paymentNote: `Weka pesa kuanzia Ksh ${minMpesaDeposit} kwa M-Pesa au US$${minCardDeposit} kwa kadi. Toa pesa kuanzia US$${minWithdrawal} kupitia njia uliyolipia.`,
        responsibleGamingNote:
          'Cheza kwa kujifurahisha, kwa pesa unazoweza kukosa. Raha ikiisha, weka kikomo au pumzika: zana zote ziko kwenye ukurasa wa Kucheza kwa kuwajibika.',
        ageNote: 'Karata ni kwa watu wazima wenye umri wa miaka 18 na zaidi.',
      },
    },
  },
];
