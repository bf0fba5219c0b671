import { type PageWords, section } from '../textPage.ts';

export const FAIRNESS_SW: PageWords = {
  title: 'Uchezaji wa haki',
  summary:
    'Jinsi matokeo yanavyopatikana, maana ya marejesho kwa mchezaji, na jinsi ya kuhakikisha kwamba malipo au raundi ilikuwa sahihi.',
  sections: [
    section('Bahati ni bahati', [
      'Raundi haijui chochote kuhusu iliyotangulia. Mchezo hauwi “umekaribia kulipa”, na dau lako, salio lako wala saa unayocheza haibadilishi bahati yako. Anayekuuzia mbinu ya kushinda ndiye pekee anayefaidika nayo.',
    ]),
    section('Marejesho kwa mchezaji (RTP)', [
      'Marejesho kwa mchezaji, RTP, ni sehemu ya dau zote ambayo mchezo hulipa katika idadi kubwa sana ya raundi. Kwa RTP ya 97%, shilingi mia moja za dau hurudisha tisini na saba kwa wastani, katika mamilioni ya raundi. Kwa jioni moja unaweza kupata zaidi sana au kidogo sana kuliko hapo.',
    ]),
    section(
      'Michezo yetu',
      ['Sloti, Crash, Mines na Dadu zetu hulipa kwa hesabu zilezile zilizo wazi, kwa salio la majaribio na kwa pesa:'],
      [
        'Crash: kizidishi ambacho raundi inaishia hutoa RTP ya 97%, popote utakapochagua kutoka. Baadhi ya raundi huisha papo hapo.',
        'Mines: kila kizidishi ni 97% ya kile cha haki kwa vigae ulivyofungua, kikipunguzwa hadi sehemu ya mia.',
        'Dadu: ushindi hulipa 97 ikigawanywa kwa asilimia ya nafasi yako ya kushinda. Kwa 50%, hiyo ni mara 1.94 ya dau lako.',
        'Sloti: malipo ya kila alama na RTP viko kwenye jedwali la malipo ndani ya mchezo.',
      ],
    ),
    section('Nambari zinatoka wapi', [
      'Michezo ya salio la majaribio huchukua nambari zake kutoka kwa kizalishaji salama cha nambari za nasibu cha kivinjari chako, na huchagua bila kuegemea upande wowote. Kwa kuwa ni salio la majaribio tu linalochezewa, yote huendeshwa kwenye kifaa chako.',
      'Mchezo wetu unapochezwa kwa pesa, seva yetu huamua kila raundi kutokana na mbegu yake ya siri, mbegu yako na nambari ya dau. Unaona SHA-256 ya mbegu yake kabla ya kuweka dau. Ukibadilisha mbegu zako, ile ya siri hufichuliwa, na “Dau zangu” hukokotoa tena kila raundi yake kwenye kivinjari chako.',
      'Kupaa kwa pesa ni safari moja ya wote. Mwisho wa kila safari uliamuliwa kabla ya safari ya kwanza: hutoka kwenye mnyororo ambao kiungo chake cha mwisho kimetangazwa, na kila safari huonyesha kiungo chake inapoisha. “Dau zangu” hutembea kutoka hapo hadi kiungo kilichotangazwa.',
      'Michezo ya pesa halisi ya studio nyingine huendeshwa kwenye seva za studio hizo. Mwendeshaji hutoa tu michezo ambayo nambari zake za nasibu na RTP yake zimepimwa na maabara huru, na huonyesha vyeti ambavyo leseni yake inadai.',
    ]),
    section('Gurudumu la kila siku', [
      'Kwa wachezaji, matokeo huchaguliwa kwa bahati nasibu na seva yetu, mara moja kwa siku. Nafasi za sehemu hazilingani: zawadi ndogo huja mara nyingi, na jackpot takriban mara moja katika mizunguko laki moja. Kwa wageni, gurudumu huchaguliwa kwenye kivinjari na ni la kujifurahisha tu.',
    ]),
    section('Hesabu ya pesa iliyo sawa', [
      'Salio lako si nambari inayoandikwa na mtu. Ni amana zilizokamilika ukiondoa pesa zilizotolewa na dau ulizoweka, na kuongeza ulizoshinda, kila moja ikiwa na kumbukumbu yake isiyobadilika ikishakamilika. Ukisasisha, zote huhesabiwa upya tangu mwanzo, kwenye seva na si kwenye kifaa chako.',
      'Amana ya sarafu ya akaunti yako huongezwa kama ilivyo. Ya sarafu ile nyingine hubaki na kiwango cha ubadilishaji ilichoongezwa nacho, ili uweze kufanya hesabu mwenyewe.',
    ]),
    section('Ukitilia shaka matokeo', [
      'Andika mchezo, wakati na ulichoona, kisha uandikie huduma kwa wateja. Tunalinganisha na kumbukumbu ya raundi, yetu au ya studio, na kukuonyesha tunachopata. Hatua zinazofuata ziko kwenye ukurasa wa Huduma kwa wateja.',
    ]),
  ],
};
