import { type PageWords, section } from '../textPage.ts';

export const BONUS_TERMS_SW: PageWords = {
  title: 'Masharti ya bonasi',
  summary: 'Jinsi pesa za bonasi zinavyofanya kazi, zinaweza nini na haziwezi nini, na ofa huisha lini.',
  sections: [
    section('Aina mbili za salio', [
      'Akaunti yako ina salio la pesa halisi na salio la bonasi. Huonyeshwa kando kando na hayachanganywi kamwe. Salio la pesa halisi ni ulizoweka ukiondoa ulizotoa; salio la bonasi ni zawadi ya kuchezea.',
      'Pesa za bonasi haziwezi kutolewa wala kuhamishwa kabla ya kuchezewa kikamilifu. Bonasi haikuzuii kamwe kutoa pesa zako halisi, na kutoa pesa hakuondoi chochote kwenye bonasi.',
    ]),
    section(
      'Nani anaweza kuchukua bonasi',
      ['Ofa ni za watu, si za mashine wala vikundi:'],
      [
        'Una umri wa angalau miaka 18 na akaunti iko kwa jina lako mwenyewe.',
        'Kifurushi kimoja cha karibu kwa kila mtu, kaya, nambari ya simu na kadi.',
        'Akaunti zilizo mapumzikoni, za waliojizuia kucheza, zilizozuiwa au zinazokaguliwa haziwezi kuchukua bonasi.',
      ],
    ),
    section('Bonasi za amana', [
      'Chagua ofa kwenye dirisha la kuweka pesa kabla ya kulipa. Asilimia huhesabiwa kwenye amana iliyokamilika, kwa shilingi, hadi kiwango cha juu kilichoonyeshwa kwenye ofa; amana iliyo chini ya kiwango cha chini haipati kitu.',
      'Mfano: kwa ofa ya 50% hadi Ksh 8,000, amana ya Ksh 2,000 huleta Ksh 1,000 za bonasi, na ya Ksh 20,000 huleta Ksh 8,000.',
      'Amana ya dola huhesabiwa kwa shilingi kwa kiwango cha ubadilishaji kilichopo inapokamilika. Amana ikishindikana, ikirudishwa au benki ikiidai irudishwe, bonasi yake huondoka nayo.',
    ]),
    section('Kuchezea bonasi', [
      'Bonasi huchezewa mara kadhaa. Idadi hiyo iko kwenye ofa, na ukurasa wa Bonasi unaonyesha ulipofika. Kwa “mara 10”, bonasi ya Ksh 1,000 inakamilika dau za Ksh 10,000 zikishahesabiwa. Pesa halisi huchezewa kwanza, kisha pesa za bonasi, na zote huhesabiwa sawa. Dau huhesabiwa kwa bonasi moja tu kwa wakati mmoja: uliyoipata kwanza hutangulia zilizofuata.',
      'Sehemu ya dau inayohesabiwa hutegemea aina ya mchezo, kama ofa inavyosema: kwa 10% ya dadu, dau la Ksh 100 huhesabiwa Ksh 10. Raundi za salio la majaribio hazihesabiwi, wala raundi zilizoghairiwa. Hulazimiki kuikamilisha: kuchezea kusipokamilika, pesa zako halisi haziguswi.',
      'Dau lenye pesa za bonasi ndani yake lisizidi kiwango kilichotajwa kwenye ofa. Dau la pesa halisi pekee halina kikomo hicho.',
    ]),
    section('Bonasi inavyoisha', [
      'Ikichezewa kikamilifu na raundi zako zilizo wazi zikiisha, kinachobaki huwa pesa halisi papo hapo, hadi kikomo kilicho kwenye ofa. Kinachozidi kikomo huondoka kwenye salio la bonasi.',
      'Bonasi huisha pia ikipotea yote mchezoni, au siku zake zikiisha, zikihesabiwa tangu siku ambayo zamu yake ilianza. Unaweza kuachana na bonasi wakati wowote kwenye ukurasa wa Bonasi raundi zako zilizo wazi zikiisha: kinachobaki huondoka, na pesa zako halisi hubaki zilivyo.',
      'Bonasi kadhaa hutumia salio moja la bonasi: kila inayosubiri hubaki na kiasi chake, na inayochezewa ina kinachobaki, kwa hivyo ushindi ni wake na hasara huanza kwake.',
    ]),
    section('Kifurushi cha karibu', [
      'Kifurushi kina hatua tatu, kwa amana yako ya kwanza, ya pili na ya tatu zilizokamilika, kwa mpangilio huo. Kinachohesabiwa ni mpangilio wa kukamilika kwa amana, si wa kuanzishwa kwake. Ukiruka hatua, haihifadhiwi kwa ajili ya baadaye. Asilimia, mizunguko ya bure na viwango vya sasa viko kwenye ukurasa wa Bonasi.',
    ]),
    section('Mizunguko ya bure', [
      'Mizunguko ya bure huchezwa kwenye sloti iliyotajwa, kwa dau lililopangwa, na haichukui pesa kwenye akaunti zako. Ukurasa wa Bonasi huonyesha sloti, dau na siku ya mwisho; mizunguko ambayo haijachezwa hadi siku hiyo hupotea. Inachoshinda ni pesa za bonasi zenye masharti yake. Mzunguko wa bure ni raundi kama nyingine: unaweza kuuhakiki, lakini unahesabiwa kuwa hakuna kilichowekwa.',
    ]),
    section('Mialiko', [
      'Zawadi ya mwaliko ni pesa za bonasi. Huongezwa mara moja kwa kila rafiki, amana yake inapofikia kwa mara ya kwanza kiwango cha chini kilicho kwenye ukurasa wa Alika rafiki. Huwezi kujialika mwenyewe, na masharti mengine yako kwenye ukurasa huo.',
    ]),
    section('Mashindano na changamoto', [
      'Kipindi, michezo inayohesabiwa na zawadi viko kwenye kila shindano na changamoto. Wachezaji wawili wakilingana, aliyefika kwanza ndiye anayetangulia. Zawadi zilizotajwa kuwa pesa za bonasi ni pesa za bonasi chini ya masharti haya.',
    ]),
    section('Gurudumu la kila siku', [
      'Mchezaji ana mzunguko mmoja wa gurudumu kila siku, kwa saa za Nairobi. Matokeo huchaguliwa na seva yetu na huongezwa kwenye akaunti yako mara moja, kama pesa za bonasi zenye masharti ya kuchezea au kama mizunguko ya bure. Asilimia kwenye gurudumu ni sehemu hiyo ya Ksh 20. Kwa wageni gurudumu ni la kujifurahisha: haliongezi chochote kwenye salio lolote.',
    ]),
    section(
      'Kutumia ofa kwa uaminifu',
      ['Tunaweza kuchukua tena pesa za bonasi, lakini kamwe si amana zako, tukigundua:'],
      [
        'akaunti kadhaa zinazoendeshwa na mtu mmoja,',
        'maelezo ya uongo ya utambulisho au njia za malipo za kuazima,',
        'programu inayocheza badala yako,',
        'matumizi ya kosa lililo wazi kwenye ofa au mchezo.',
      ],
    ),
    section('Mabadiliko, maswali na malalamiko', [
      'Ofa inaweza kubadilishwa au kusitishwa kwa siku zijazo wakati wowote. Uliyokwisha kuichukua hubaki na masharti iliyokuwa nayo siku hiyo.',
      'Ukidhani bonasi imehesabiwa vibaya, andikia huduma kwa wateja ukitaja wakati wa amana: kila bonasi inaweza kufuatiliwa hadi malipo iliyotokana nayo. Jibu lisipokuridhisha, ukurasa wa Huduma kwa wateja unaeleza hatua za malalamiko.',
    ]),
  ],
};
