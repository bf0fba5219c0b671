import { type PageWords, section } from '../textPage.ts';

export const AML_SW: PageWords = {
  title: 'Kuzuia utakatishaji wa pesa',
  summary: 'Jinsi tovuti inavyozuia pesa za uhalifu, na maana yake kwa mchezaji mwaminifu.',
  sections: [
    section('Wajibu wetu', [
      'Waendeshaji wa michezo ya kamari nchini Kenya lazima wasaidie kuzuia utakatishaji wa pesa na ufadhili wa ugaidi, hasa chini ya Sheria ya Mapato ya Uhalifu na Kuzuia Utakatishaji wa Pesa ya mwaka 2009. Mwendeshaji wa tovuti hii huteua afisa anayewajibika kwa jambo hili.',
      'Unaweza kumfikia afisa huyo kupitia {amlOfficer}.',
    ]),
    section(
      'Kumjua mchezaji',
      ['Lazima tujue tunafanya biashara na nani. Kulingana na hatari:'],
      [
        'tunathibitisha umri na utambulisho wako, kama sera ya KYC inavyoeleza,',
        'tunalinganisha majina na orodha za vikwazo na za watu wenye vyeo vya kisiasa,',
        'tunauliza chanzo cha kiasi kikubwa, kama mshahara, akiba au mauzo,',
        'tunaangalia upya tunachokijua jambo muhimu linapobadilika.',
      ],
    ),
    section(
      'Pesa zinavyoruhusiwa kuhamishwa',
      ['Kanuni chache tu, lakini hazina msamaha, huzuia utakatishaji:'],
      [
        'Amana hutoka tu kwenye kadi au laini ya M-Pesa iliyo kwa jina la mwenye akaunti. Hatupokei pesa taslimu.',
        'Pesa zinazotolewa hurudi kwenye njia iliyowahi kutumika kuweka pesa.',
        'Wachezaji hawawezi kutumiana pesa.',
        'Pesa za bonasi haziwezi kutolewa.',
        'Kila muamala una kumbukumbu yake ambayo haibadilishwi kamwe baadaye.',
      ],
    ),
    section(
      'Kinachotufanya tuangalie zaidi',
      ['Mifumo yetu na wafanyakazi wetu hutafuta mienendo isiyoendana na kucheza:'],
      [
        'kuweka na kutoa pesa bila kucheza kwa kiasi cha maana katikati,',
        'amana nyingi ndogo badala ya moja kubwa,',
        'akaunti kadhaa zenye simu, kadi au kifaa kimoja,',
        'kiasi kisicholingana na tunachokijua kuhusu mchezaji.',
      ],
    ),
    section('Jambo likionekana si sawa', [
      'Tunaweza kuuliza maswali, kushikilia malipo, au kufunga akaunti. Pale sheria inapoagiza tunaripoti kwa Kituo cha Kuripoti Masuala ya Fedha (FRC), na hapo haturuhusiwi kumwambia anayehusika.',
      'Mchezaji mwaminifu anayejibu maswali yetu hapotezi kitu: malipo huachiliwa na kuendelea.',
    ]),
    section('Sehemu yako', [
      'Tumia simu, kadi na jina lako pekee, usimpe mtu misimbo yako, na ujibu maswali yetu kwa ukweli. Kamwe usiweke wala kutoa pesa kwa niaba ya mtu mwingine, hata sababu ikisikika kuwa nzuri: hivyo ndivyo watu waaminifu huingizwa kwenye utakatishaji.',
    ]),
    section('Kumbukumbu na mafunzo', [
      'Kumbukumbu za utambulisho na malipo huhifadhiwa kwa angalau miaka saba. Wafanyakazi wanaoshughulikia akaunti na malipo hufundishwa kabla ya kuanza na kila mwaka baadaye.',
    ]),
    section('Maswali na taarifa', [
      'Andika kwa anwani ya huduma kwa wateja iliyo chini ya tovuti na uweke “kuzuia utakatishaji wa pesa” kwenye kichwa cha ujumbe: utamfikia afisa anayewajibika. Malipo yako yakishikiliwa kwa muda mrefu kuliko inavyostahili, ukurasa wa Huduma kwa wateja unaeleza hatua za malalamiko.',
    ]),
  ],
};
