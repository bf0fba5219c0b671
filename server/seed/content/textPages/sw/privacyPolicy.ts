import { type PageWords, section } from '../textPage.ts';

export const PRIVACY_POLICY_SW: PageWords = {
  title: 'Sera ya faragha',
  summary: 'Karata inajua nini kukuhusu, kwa nini, kwa muda gani, na unachoweza kutuomba tufanye.',
  sections: [
    section('Nani anatunza data yako', [
      'Mwendeshaji wa tovuti hii ndiye mdhibiti wa data kwa mujibu wa Sheria ya Ulinzi wa Data ya Kenya ya mwaka 2019.',
      'Mwendeshaji huyo ni {registeredName}, {registeredAddress}.',
      'Usajili katika Ofisi ya Kamishna wa Ulinzi wa Data: {dataProtectionNumber}.',
      'Kwa jambo lolote lililo kwenye ukurasa huu, andika kwa anwani ya huduma kwa wateja iliyo chini ya tovuti na uweke neno “faragha” kwenye kichwa cha ujumbe. Utamfikia anayewajibika kwa ulinzi wa data. Tunathibitisha ndani ya siku mbili za kazi na kukujibu ndani ya siku 30.',
    ]),
    section(
      'Data tunayokusanya',
      ['Tunaomba kiasi kidogo tu kinachohitajika ili kuendesha akaunti yenye pesa:'],
      [
        'Kuingia: nambari yako ya simu, au jina, barua pepe na picha ya akaunti yako ya Google ukichagua njia hiyo.',
        'Wasifu: jina la kuonyeshwa, lugha, sarafu unayopendelea na arifa ulizochagua, pamoja na wakati ulipothibitisha umri wako na kukubali masharti.',
        'Pesa: amana na pesa ulizotoa, kiasi, sarafu, viwango vya ubadilishaji na hali zake; tarakimu nne za mwisho na aina ya kadi, na msimbo ambao mchakataji wa kadi hutumia kuitambua tena; nambari iliyolipa kwa M-Pesa.',
        'Uchezaji: jumla kama idadi ya dau na ushindi, na vipindi vinavyohitajika kutatua mzozo.',
        'Uchezaji salama: vikomo vyako vya kuweka pesa, ukumbusho wa muda, mapumziko na kujizuia kucheza, na wakati ulipoviweka.',
        'Mialiko: msimbo wako, na mchezaji aliyejiunga kwa msimbo huo.',
        'Uthibitisho wa utambulisho: hati unazotuma sera ya KYC inapozihitaji.',
        'Usalama: nyakati za kuingia, vifaa vipya, na kumbukumbu za kiufundi zenye vitambulisho badala ya majina.',
      ],
    ),
    section('Tusichokiona kamwe', [
      'Nambari kamili ya kadi yako na msimbo wake wa usalama huenda moja kwa moja kwa mchakataji wa kadi. PIN yako ya M-Pesa hubaki kwenye simu yako: hakuna yeyote wa Karata atakayekuuliza PIN hiyo, wala msimbo wa mara moja.',
    ]),
    section(
      'Kwa nini tunaitumia',
      ['Kila matumizi yana msingi katika Sheria ya Ulinzi wa Data:'],
      [
        'Kuendesha akaunti yako, kupokea amana zako na kukulipa: mkataba wetu nawe.',
        'Kuthibitisha umri na utambulisho, kutekeleza vikomo na vizuizi vyako, na kuzuia utakatishaji wa pesa: sheria na leseni zinadai hivyo.',
        'Kulinda tovuti na kugundua ulaghai: maslahi yetu halali, yakilinganishwa na yako.',
        'Kukujulisha kuhusu ofa: idhini yako, ambayo unaweza kuiondoa kwenye wasifu wako wakati wowote. Walio mapumzikoni au waliojizuia kucheza hawapokei ofa.',
      ],
    ),
    section(
      'Nani mwingine anaipokea',
      ['Hatuuzi data binafsi. Tunatoa tu kinachohitajika kwa kazi fulani, kwa:'],
      [
        'huduma ya kuingia inayokutumia msimbo wa mara moja,',
        'mchakataji wa kadi na Safaricom, wanaosafirisha pesa zako,',
        'studio ya mchezo unaoufungua, ambayo hupata kitambulisho cha kipindi na si jina wala nambari yako,',
        'wakaguzi, Mamlaka ya Kudhibiti Michezo ya Kamari (GRA), Kituo cha Kuripoti Masuala ya Fedha (FRC) au mahakama, pale sheria inapoagiza.',
      ],
    ),
    section('Data nje ya Kenya', [
      'Baadhi ya huduma zilizotajwa hapo juu huhifadhi data nje ya Kenya. Zinapofanya hivyo, mwendeshaji huhakikisha, kwa mkataba na kama Sheria inavyodai, kwamba data inalindwa vivyo hivyo huko iendako. Unaweza kutuuliza ni huduma zipi hizo.',
    ]),
    section(
      'Tunaihifadhi kwa muda gani',
      ['Data isiyohitajika tena hufutwa au kuondolewa utambulisho:'],
      [
        'Kumbukumbu za malipo na uthibitisho wa utambulisho: angalau miaka saba baada ya akaunti kufungwa, kwa sababu sheria ya kuzuia utakatishaji wa pesa inadai hivyo.',
        'Kujizuia kucheza: kwa muda wote wa kizuizi, na baadaye kwa muda unaohitajika kuonyesha kwamba kilitekelezwa.',
        'Wasifu na mapendeleo: hadi akaunti ifungwe.',
        'Kumbukumbu za kiufundi: zisizozidi miezi 12.',
      ],
    ),
    section('Kinachobaki kwenye kivinjari chako', [
      'Kivinjari chako hukumbuka mambo machache ili kukurahisishia: lugha, menyu ya kando, michezo unayoipenda na uliyocheza karibuni, kuokoa data, msimbo wa rafiki aliyekualika, na kama uliwahi kuingia hapa. Salio, nambari za simu na historia hazimo, na ukiondoka kwenye akaunti vilivyo vyako hufutwa. Hakuna vidakuzi vya matangazo.',
    ]),
    section(
      'Haki zako',
      ['Unaweza kutuomba, bila malipo:'],
      [
        'tukuonyeshe data tuliyo nayo na kukupa nakala unayoweza kuipeleka kwingine,',
        'turekebishe kilicho na makosa,',
        'tufute tusicholazimika kuhifadhi,',
        'tusitishe au kupunguza matumizi unayoyapinga,',
        'mtu aangalie upya uamuzi uliofanywa na mashine.',
      ],
    ),
    section('Jinsi tunavyoilinda', [
      'Data husafirishwa ikiwa imesimbwa na huhifadhiwa mahali panapofikiwa na wanaoihitaji kwa kazi yao pekee; kila ufikiaji huacha alama. Uvujaji ukikuweka hatarini, tunamjulisha Kamishna ndani ya saa 72 baada ya kuufahamu, nawe tunakujulisha bila kuchelewa, kwa lugha iliyo wazi.',
    ]),
    section('Si kwa walio chini ya miaka 18', [
      'Tovuti hii si ya mtu yeyote aliye chini ya miaka 18, na hatuhifadhi data ya watoto kwa kujua. Ukidhani mtoto amefungua akaunti, tuandikie: tutaifunga na kufuta kile ambacho sheria inaturuhusu kufuta.',
    ]),
    section('Malalamiko na mabadiliko', [
      'Tuambie sisi kwanza: mambo mengi hutatuliwa kwa ujumbe mmoja. Pia unaweza kuwasilisha malalamiko kwa Ofisi ya Kamishna wa Ulinzi wa Data ya Kenya wakati wowote.',
      'Sera hii ikibadilika kwa namna inayokuhusu, tunakujulisha kupitia arifa zako kabla mabadiliko hayajaanza kutumika. Tarehe ya mabadiliko ya mwisho iko juu.',
    ]),
  ],
};
