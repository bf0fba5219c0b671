import { type PageWords, section } from '../textPage.ts';

export const TERMS_CONDITIONS_SW: PageWords = {
  title: 'Vigezo na masharti',
  summary: 'Makubaliano kati yako na mwendeshaji wa tovuti hii, kwa lugha rahisi.',
  sections: [
    section('Makubaliano', [
      'Kwa kufungua akaunti unakubali masharti haya, masharti ya bonasi, sera ya faragha, na sera za uthibitisho wa utambulisho na za kuzuia utakatishaji wa pesa. Ikiwa hukubaliani nayo, tafadhali usicheze. Yanatumika kuanzia tarehe iliyo juu ya ukurasa huu.',
      'Nchini Kenya, michezo ya pesa halisi inaruhusiwa tu kwa leseni ya Mamlaka ya Kudhibiti Michezo ya Kamari (Gambling Regulatory Authority, GRA), kwa mujibu wa Sheria ya Kudhibiti Michezo ya Kamari (Gambling Control Act) ya 2025.',
    ]),
    section(
      'Sisi ni nani',
      ['Makubaliano haya ni kati yako na mwendeshaji wa tovuti hii:'],
      [
        'Kampuni: {registeredName}',
        'Usajili wa kampuni: {registrationNumber}',
        'Anwani iliyosajiliwa: {registeredAddress}',
        'Leseni: {licenseNumber}',
        'Mdhibiti: {regulatorName}',
        'Mawasiliano: {supportEmail}',
      ],
    ),
    section(
      'Nani anaweza kucheza',
      ['Unaweza kufungua akaunti ikiwa haya yote ni kweli:'],
      [
        'Una umri wa miaka 18 au zaidi.',
        'Unaishi mahali ambapo kucheza kamari mtandaoni na mwendeshaji huyu ni halali.',
        'Unacheza kwa niaba yako mwenyewe, kwa pesa zilizo zako.',
        'Huna akaunti nyingine hapa na hujazuiwa kucheza.',
      ],
    ),
    section('Akaunti yako', [
      'Unaingia kwa msimbo wa mara moja unaotumwa kwenye simu yako, au kwa Google. Usimpe mtu simu wala misimbo yako: kinachofanyika baada ya kuingia kwa njia halali kinahesabiwa kuwa umekifanya wewe. Ijulishe huduma kwa wateja mara moja simu ikipotea au ukiona mtu ameingia kwa njia isiyo ya kawaida; kwenye wasifu wako unaweza kuondoka kwenye vifaa vyote.',
      'Tunaweza kuomba uthibitisho wa umri na utambulisho wakati wowote, na tunaweza kusitisha utoaji wa pesa hadi tuupate. Sera ya KYC inaeleza tunachoomba.',
    ]),
    section(
      'Kuweka pesa',
      ['Amana lazima zitoke kwenye kadi au laini ya M-Pesa iliyo kwa jina lako:'],
      [
        'M-Pesa: kuanzia Ksh {minMpesaDeposit} hadi Ksh {maxMpesaDeposit} kwa kila malipo.',
        'Kadi: kuanzia Ksh {minCardDepositKes} hadi Ksh {maxCardDepositKes} kwa kila malipo; kwa akaunti ya dola, kuanzia US${minCardDeposit} hadi US${maxCardDeposit}.',
        'Akaunti yako ni ya shilingi au ya dola za Marekani, kama unavyochagua unapojisajili. Malipo ya sarafu ile nyingine hubadilishwa mara moja tu, kwa kiwango cha ubadilishaji kilichopo yanapokamilika, na kumbukumbu huhifadhi kiwango hicho.',
        'Ombi la malipo kwenye simu yako bado si malipo: salio lako hubadilika Safaricom au mchakataji wa kadi anapothibitisha.',
        'Vikomo vyako vya kuweka pesa hutangulia: amana inayozidi kimojawapo hukataliwa na hakuna kinachotozwa.',
      ],
    ),
    section(
      'Kutoa pesa',
      [
        'Unaweza kutoa pesa halisi, si pesa za bonasi, kuanzia Ksh {minWithdrawalKes} (US${minWithdrawal} kwa akaunti ya dola) hadi salio unaloweza kutoa, kupitia njia uliyowahi kuweka pesa kwayo.',
        'Pesa zikiwa njiani, kiasi hicho hushikiliwa na hakiwezi kuchezewa wala kutolewa mara ya pili. Utoaji ukishindikana, kiasi hicho hurudi kwenye salio lako. Mapumziko na kujizuia kucheza havizuii kamwe kutoa pesa.',
      ],
      [
        'M-Pesa: kwa kawaida papo hapo, hadi dakika 10. Hulipwa kwa shilingi kamili, senti zikipunguzwa; zinazobaki hukaa kwenye salio lako.',
        'Kadi: kwa kawaida papo hapo, hadi dakika 30, ingawa benki yako inaweza kuchukua muda zaidi kuonyesha.',
      ],
    ),
    section('Kodi', [
      'Kodi za michezo ya kamari huamuliwa na sheria. Pale sheria inapomtaka mwendeshaji kukata kodi, mwendeshaji hukueleza kiasi kabla hujathibitisha. Wewe unawajibika kwa kodi nyingine yoyote ambayo sheria inakudai.',
    ]),
    section('Michezo', [
      'Michezo hutoka kwa studio zilizotajwa juu yake. Mzunguko huamuliwa na kumbukumbu ya seva ya mchezo, hata kama skrini yako inaonyesha vingine au mtandao wako umekatika. Mzunguko ulioharibiwa na hitilafu hubatilishwa na dau lake hurudishwa.',
      'Michezo yenye maneno “Salio la majaribio” huchezwa bila pesa: salio hilo halina thamani na haliwezi kununuliwa wala kutolewa.',
    ]),
    section('Kucheza kwa kuwajibika', [
      'Unaweza kujiwekea mwenyewe vikomo vya kuweka pesa, ukumbusho wa muda, mapumziko na kujizuia kucheza kwenye ukurasa wa Kucheza kwa kuwajibika. Seva huvitekeleza kwenye kila amana na kila mchezo. Kujizuia kucheza hakuwezi kuondolewa kabla muda wake haujaisha.',
    ]),
    section(
      'Kisichoruhusiwa',
      ['Tunaweza kusimamisha au kufunga akaunti kwa sababu ya:'],
      [
        'ulaghai, kuitaka benki irudishe malipo bila sababu au kutumia njia za malipo zilizoibwa,',
        'kula njama, kutumia programu icheze badala yako au kuharibu mfumo wa michezo,',
        'kuuza, kuazimisha au kushiriki akaunti,',
        'kufungua akaunti mpya wakati umejizuia kucheza,',
        'matusi kwa wahudumu au wachezaji wengine.',
      ],
    ),
    section('Kufunga akaunti, na akaunti zisizotumika', [
      'Unaweza kufunga akaunti yako wakati wowote kupitia huduma kwa wateja; pesa halisi zilizopo hulipwa kwako baada ya ukaguzi wa kawaida. Tukiifunga sisi, tunakueleza sababu isipokuwa sheria iwe imekataza.',
      'Tunakuonya kabla jambo lolote halijafanyika kwa akaunti ambayo haijatumika kwa muda mrefu, na pesa zako hubaki zako.',
    ]),
    section('Tunachowajibikia', [
      'Tunawajibika kwa makosa yetu na ya wanaotufanyia kazi. Hatuwajibiki mtandao, benki au kampuni ya simu inaposhindwa, ingawa tunarekebisha salio lako tukishajua kilichotokea. Hakuna kitu katika masharti haya kinachopunguza kile ambacho sheria hairuhusu kupunguzwa.',
    ]),
    section('Mabadiliko', [
      'Tunaweza kubadilisha masharti haya, kwa mfano sheria au leseni inapobadilika. Badiliko linalokuhusu hutangazwa kwenye arifa zako angalau siku 14 kabla, isipokuwa sheria itake mapema zaidi. Ikiwa hukubaliani, unaweza kutoa pesa zako na kufunga akaunti.',
    ]),
    section('Malalamiko na sheria', [
      'Andikia huduma kwa wateja kwanza; ukurasa wa Huduma kwa wateja unaeleza kila hatua inayofuata, hadi kwa Mamlaka ya Kudhibiti Michezo ya Kamari (GRA). Masharti haya yako chini ya sheria za Kenya, ikiwemo Sheria ya Kudhibiti Michezo ya Kamari ya 2025, na hakuna kitu ndani yake kinachoondoa haki ambayo sheria inakupa kama mtumiaji.',
      'Masharti haya yapo kwa Kiingereza na Kiswahili. Yanapotofautiana, maandishi ya Kiingereza ndiyo yanayoamua, isipokuwa sheria iseme vingine.',
    ]),
  ],
};
