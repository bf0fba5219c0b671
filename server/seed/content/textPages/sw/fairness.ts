import { type PageWords, section } from '../textPage.ts';

export const FAIRNESS_SW: PageWords = {
  title: 'Uchezaji wa haki',
  summary:
    'Jinsi matokeo yanavyopatikana, maana ya marejesho kwa mchezaji, na jinsi ya kuhakikisha kwamba malipo au mzunguko ulikuwa sahihi.',
  sections: [
    section('Bahati ni bahati', [
      'Mzunguko haujui chochote kuhusu uliotangulia. Mchezo hauwi “umekaribia kulipa”, na dau lako, salio lako wala saa unayocheza haibadilishi bahati yako. Anayekuuzia mbinu ya kushinda ndiye pekee anayefaidika nayo.',
    ]),
    section('Marejesho kwa mchezaji (RTP)', [
      'Marejesho kwa mchezaji, RTP, ni sehemu ya dau zote ambayo mchezo hulipa katika idadi kubwa sana ya mizunguko. Kwa RTP ya 97%, shilingi mia moja za dau hurudisha tisini na saba kwa wastani, katika mamilioni ya mizunguko. Kwa jioni moja unaweza kupata zaidi sana au kidogo sana kuliko hapo.',
    ]),
    section(
      'Michezo ya salio la majaribio',
      ['Michezo inayoonyesha “Salio la majaribio” huchezwa bila pesa, na hesabu zake ziko wazi:'],
      [
        'Crash: kizidishi ambacho mzunguko unaishia hutoa RTP ya 97%, popote utakapochagua kutoka. Baadhi ya mizunguko huisha papo hapo.',
        'Mines: kila kizidishi ni 97% ya kile cha haki kwa vigae ulivyofungua, kikipunguzwa hadi sehemu ya mia.',
        'Dadu: ushindi hulipa 97 ikigawanywa kwa asilimia ya nafasi yako ya kushinda. Kwa 50%, hiyo ni mara 1.94 ya dau lako.',
        'Sloti: malipo ya kila alama na RTP viko kwenye jedwali la malipo ndani ya mchezo.',
      ],
    ),
    section('Nambari zinatoka wapi', [
      'Michezo ya salio la majaribio huchukua nambari zake kutoka kwa kizalishaji salama cha nambari za nasibu cha kivinjari chako, na huchagua bila kuegemea upande wowote. Kwa kuwa ni salio la majaribio tu linalochezewa, yote huendeshwa kwenye kifaa chako.',
      'Michezo ya pesa halisi huendeshwa kwenye seva za studio zake. Mwendeshaji hutoa tu michezo ambayo nambari zake za nasibu na RTP yake zimepimwa na maabara huru, na huonyesha vyeti ambavyo leseni yake inadai.',
    ]),
    section('Gurudumu la kila siku', [
      'Matokeo ya gurudumu huchaguliwa kwa bahati nasibu kwenye kivinjari chako na ni ya kujifurahisha tu: halilipi chochote na halichukui chochote.',
    ]),
    section('Hesabu ya pesa iliyo sawa', [
      'Salio lako si nambari inayoandikwa na mtu. Ni amana zilizokamilika ukiondoa pesa zilizotolewa, kila moja ikiwa na kumbukumbu yake isiyobadilika ikishakamilika. Ukisasisha, zote huhesabiwa upya tangu mwanzo, kwenye seva na si kwenye kifaa chako.',
      'Amana ya sarafu ya akaunti yako huongezwa kama ilivyo. Ya sarafu ile nyingine hubaki na kiwango cha ubadilishaji ilichoongezwa nacho, ili uweze kufanya hesabu mwenyewe.',
    ]),
    section('Ukitilia shaka matokeo', [
      'Andika mchezo, wakati na ulichoona, kisha uandikie huduma kwa wateja. Tunalinganisha na kumbukumbu za studio na kukuonyesha tunachopata. Hatua zinazofuata ziko kwenye ukurasa wa Huduma kwa wateja.',
    ]),
  ],
};
