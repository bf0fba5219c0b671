import type { FooterContent } from '../../../contract/content.ts';
import type { Translatable } from '../../../contract/contentItem.ts';
import { LIMIT_FACTS } from '../../../contract/facts.ts';

const { minMpesaDeposit, minCardDeposit, minCardDepositKes, minWithdrawal, minWithdrawalKes } = LIMIT_FACTS;

export const FOOTER: readonly Translatable<FooterContent>[] = [
  {
    id: 'footer-1',
    isActive: true,
    paymentNote: `Deposit with M-Pesa from Ksh ${minMpesaDeposit}, or by card from Ksh ${minCardDepositKes}. Cash out from Ksh ${minWithdrawalKes} to the method you paid with. In a dollar account: by card from US$${minCardDeposit}, cash out from US$${minWithdrawal}.`,
    responsibleGamingNote:
      'Play for fun, with money you can spare. If it stops being fun, set a limit or take a break: the tools are on the Responsible gaming page.',
    ageNote: 'Karata is for adults aged 18 and over.',
    translations: {
      sw: {
        paymentNote: `Weka pesa kwa M-Pesa kuanzia Ksh ${minMpesaDeposit}, au kwa kadi kuanzia Ksh ${minCardDepositKes}. Toa pesa kuanzia Ksh ${minWithdrawalKes} kupitia njia uliyolipia. Kwa akaunti ya dola: kadi kuanzia US$${minCardDeposit}, kutoa kuanzia US$${minWithdrawal}.`,
        responsibleGamingNote:
          'Cheza kwa kujifurahisha, kwa pesa unazoweza kukosa. Raha ikiisha, weka kikomo au pumzika: zana zote ziko kwenye ukurasa wa Kucheza kwa kuwajibika.',
        ageNote: 'Karata ni kwa watu wazima wenye umri wa miaka 18 na zaidi.',
      },
    },
  },
];
