import type { FooterContent } from '../../../contract/content.ts';
import type { Translatable } from '../../../contract/translations.ts';

export const FOOTER: readonly Translatable<FooterContent>[] = [
  {
    id: 'footer-1',
    isActive: true,
    paymentNote:
      'Deposit from KES 100 with M-Pesa or from USD 1 by card. Cash out from $10 to the method you paid with.',
    responsibleGamingNote:
      'Play for fun, with money you can spare. If it stops being fun, set a limit or take a break: the tools are on the Responsible gaming page.',
    ageNote: 'Karata is for adults aged 18 and over.',
    translations: {
      sw: {
        paymentNote:
          'Weka pesa kuanzia KES 100 kwa M-Pesa au USD 1 kwa kadi. Toa pesa kuanzia $10 kupitia njia uliyolipia.',
        responsibleGamingNote:
          'Cheza kwa kujifurahisha, kwa pesa unazoweza kukosa. Raha ikiisha, weka kikomo au pumzika: zana zote ziko kwenye ukurasa wa Kucheza kwa kuwajibika.',
        ageNote: 'Karata ni kwa watu wazima wenye umri wa miaka 18 na zaidi.',
      },
    },
  },
];
