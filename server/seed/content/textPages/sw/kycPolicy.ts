import { type PageWords, section } from '../textPage.ts';

export const KYC_POLICY_SW: PageWords = {
  title: 'Sera ya utambulisho (KYC)',
  summary: 'KYC maana yake ni “mjue mteja wako”: jinsi tunavyothibitisha wewe ni nani, lini, na kwa kutumia nini.',
  sections: [
    section('Kwa nini tunathibitisha', [
      'Kuzuia walio chini ya umri, kuhakikisha pesa zinamfikia mwenyewe, na kwa sababu Sheria ya Kudhibiti Michezo ya Kamari ya 2025 na sheria ya kuzuia utakatishaji wa pesa zinadai hivyo. Uthibitisho hufanywa mara moja; baada ya hapo tunauliza tena tu jambo muhimu linapobadilika.',
    ]),
    section(
      'Tunathibitisha lini',
      ['Kujisajili hakuhitaji zaidi ya nambari ya simu au akaunti ya Google. Tunaomba hati:'],
      [
        'kabla ya kutoa kiasi kikubwa kwa mara ya kwanza, au pesa ulizotoa kidogo kidogo zinapofikia kiasi kikubwa,',
        'jina la malipo linapotofautiana na jina la akaunti,',
        'umri wako unapotiliwa shaka,',
        'mwenendo wa malipo au wa kuingia unapoonekana si wa kawaida.',
      ],
    ),
    section(
      'Tunachoomba',
      ['Hati moja kutoka kila mstari inatosha, inayosomeka, ya rangi na ambayo haijaisha muda:'],
      [
        'Utambulisho: kitambulisho cha taifa, pasipoti, kitambulisho cha mgeni au leseni ya udereva.',
        'Anwani, inapohitajika: bili ya maji au umeme, taarifa ya benki au barua rasmi ya miezi mitatu iliyopita.',
        'Malipo: ujumbe au taarifa ya M-Pesa yenye jina lako, au picha ya kadi ikiwa tarakimu zote zimefunikwa isipokuwa nne za mwisho.',
        'Chanzo cha pesa, kwa kiasi kikubwa: hati ya mshahara, kumbukumbu za biashara au mkataba wa mauzo.',
      ],
    ),
    section('Jinsi ya kutuma', [
      'Jibu ujumbe unaokuomba hati; huduma kwa wateja itakupa njia salama ya kuzipakia. Tafadhali usichapishe hati kwenye mitandao ya kijamii. Kamwe hatuombi PIN ya M-Pesa, msimbo wa mara moja, wala tarakimu tatu zilizo nyuma ya kadi.',
    ]),
    section('Inachukua muda gani', [
      'Uthibitisho mwingi hukamilika ndani ya siku moja ya kazi baada ya hati ya mwisho kufika, na wote ndani ya siku tano. Wakati huo unaweza kutazama na kuchezea ulizo nazo, ingawa kutoa pesa kunaweza kusubiri. Kitu kisipolingana tunakueleza ni nini, nawe unaweza kutuma tena.',
    ]),
    section('Tusipoweza kukuthibitisha', [
      'Tunaweza kuwekea akaunti vizuizi au kuifunga. Amana ambazo hazijachezewa hurudishwa zilikotoka, isipokuwa sheria iwe imekataza. Akaunti ya mtu aliye chini ya miaka 18 hufungwa kila mara.',
    ]),
    section('Jinsi hati zinavyohifadhiwa', [
      'Hati husimbwa, huonwa na wafanyakazi waliofunzwa pekee, na hazitumiwi kwa jambo lingine. Huhifadhiwa kwa muda ambao sheria inadai, angalau miaka saba baada ya akaunti kufungwa, kisha huharibiwa. Sera ya faragha inaeleza haki zako.',
    ]),
    section('Usipokubaliana nasi', [
      'Ieleze huduma kwa wateja sababu yako, na mtu mwingine, ambaye hakutoa uamuzi wa kwanza, ataziangalia hati zako upya. Hilo lisipotatua jambo, ukurasa wa Huduma kwa wateja unaeleza hatua za malalamiko.',
    ]),
  ],
};
