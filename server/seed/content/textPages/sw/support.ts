import { type PageWords, section } from '../textPage.ts';

export const SUPPORT_SW: PageWords = {
  title: 'Huduma kwa wateja',
  summary: 'Majibu ya maswali yanayoulizwa zaidi, na njia ya kumfikia mhudumu unapomhitaji.',
  sections: [
    section('Tuandikie', [
      'Anwani ya huduma kwa wateja iko chini ya tovuti. Andika kwa Kiingereza au Kiswahili. Ujumbe kuhusu malipo na kuhusu kuacha kucheza hutangulia; tunalenga kuujibu siku hiyo hiyo, na mwingine wote ndani ya siku mbili za kazi.',
      'Tuambie nambari ya simu au barua pepe ya akaunti yako, ulichofanya, ulichoona, na lini. Kwa malipo, ongeza nambari yake ya kumbukumbu kutoka kwenye historia yako, au msimbo wa ujumbe wa M-Pesa.',
    ]),
    section(
      'Kuingia',
      [],
      [
        'Hujapata msimbo: hakikisha nambari na nchi yake ni sahihi, subiri dakika moja, kisha uombe mpya. Ukiomba mingi mfululizo, utalazimika kusubiri kidogo; hiyo ni kwa usalama wako.',
        'Muda wa msimbo umeisha: rudi hatua moja nyuma na uombe mwingine.',
        'Dirisha la Google limefungwa au limezuiwa: ruhusu madirisha ibukizi kwa tovuti hii na ujaribu tena.',
        'Umepoteza simu, au mtu ameingia na si wewe: ondoka kwenye vifaa vyote kupitia wasifu wako, kisha utuandikie.',
        'Nambari mpya ya simu: tuandikie kabla ya kuacha ile ya zamani.',
      ],
    ),
    section(
      'Amana yangu haionekani',
      [],
      [
        'M-Pesa hutuma ombi kwanza. Hakuna kinacholipwa kabla hujaweka PIN yako kwenye simu.',
        'Salio hubadilika lenyewe malipo yanapothibitishwa, mara nyingi ndani ya sekunde chache. Huhitaji kupakia ukurasa upya.',
        'Tovuti ikisema kwamba matokeo bado hayajulikani, usilipe tena. Itaendelea kuuliza na kukamilisha malipo iwe imefaulu au la.',
        'Kughairi, PIN isiyo sahihi na muda kuisha humaanisha kwamba hakuna pesa zilizotoka kwenye simu yako.',
        'Malipo ya kadi yanaweza kuhitaji uthibitisho wa benki yako; kamilisha hatua hiyo kwenye dirisha hilo hilo.',
        'Imekataliwa kwa sababu ya kikomo: ni kikomo ulichojiwekea mwenyewe. Ukurasa wa Kucheza kwa kuwajibika unaonyesha kilichobaki.',
      ],
    ),
    section(
      'Kutoa pesa zangu',
      [],
      [
        'Kiwango cha chini ni Ksh {minWithdrawalKes}, au US${minWithdrawal} kwa akaunti ya dola, na unahitaji angalau amana moja iliyokamilika.',
        'Pesa huenda kwenye njia uliyolipia. M-Pesa huchukua hadi dakika 10, kadi hadi dakika 30.',
        'Salio unaloweza kutoa halijumuishi pesa zilizo njiani kukufikia. Pesa za bonasi haziwezi kutolewa.',
        'Malipo yakishindikana, kiasi hicho hupatikana tena na historia husema hivyo.',
        'Mapumziko au kujizuia kucheza hakuzuii kutoa pesa.',
      ],
    ),
    section(
      'Mchezo haufunguki',
      [],
      [
        'Bonyeza Jaribu Tena mara moja, kisha upakie ukurasa upya.',
        'Alama ya Matengenezo humaanisha kwamba studio inaurekebisha.',
        'Mtandao ukiwa wa polepole, washa kuokoa data na ufunge vichupo vingine.',
        'Mzunguko uliokatika hukamilishwa na seva ya mchezo: fungua mchezo huo tena uone ulivyoisha.',
        'Ukiwa mapumzikoni au umejizuia kucheza, michezo hubaki imefungwa hadi muda huo uishe.',
      ],
    ),
    section('Vikomo na mapumziko', [
      'Vikomo vya kuweka pesa, ukumbusho wa muda, mapumziko na kujizuia kucheza unajiwekea mwenyewe kwenye ukurasa wa Kucheza kwa kuwajibika, saa yoyote na bila kutuuliza. Ikiwa huwezi kuingia na unataka kuacha kucheza, andikia huduma kwa wateja “nizuieni kucheza” pamoja na muda.',
    ]),
    section(
      'Malalamiko',
      ['Jibu lisipokuridhisha, kuna hatua tatu. Hazigharimu chochote na kamwe haziathiri akaunti yako vibaya.'],
      [
        'Kwanza, huduma kwa wateja: jibu kwa neno “malalamiko”. Utapata nambari ya kumbukumbu ndani ya siku mbili za kazi.',
        'Pili, afisa wa malalamiko wa mwendeshaji, ambaye hakushughulikia jambo hilo hapo awali: uamuzi wenye sababu ndani ya siku 14 tangu ulalamike. Tukihitaji muda zaidi tunakueleza kwa nini, na kamwe hatuzidishi siku 30.',
        'Tatu, mdhibiti: ikiwa bado hukubaliani, au hukusikia chochote katika muda huo, lipeleke jambo lako kwa Mamlaka ya Kudhibiti Michezo ya Kamari (Gambling Regulatory Authority, GRA), inayosimamia michezo ya kamari nchini Kenya chini ya Sheria ya Kudhibiti Michezo ya Kamari (Gambling Control Act) ya 2025.',
        'Mambo ya data binafsi yanaweza kupelekwa kwa Ofisi ya Kamishna wa Ulinzi wa Data wakati wowote.',
      ],
    ),
    section('Kujilinda', [
      'Huduma kwa wateja haikuombi kamwe PIN yako, msimbo wa mara moja au nambari kamili ya kadi, na kamwe haikuombi umtumie mtu pesa. Mtu akifanya hivyo kwa jina letu, katisha mazungumzo na utuambie.',
    ]),
  ],
};
