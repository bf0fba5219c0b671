import { type PageWords, section } from '../textPage.ts';

export const RESPONSIBLE_GAMING_SW: PageWords = {
  title: 'Kucheza kwa kuwajibika',
  summary: 'Michezo iwe burudani. Ukurasa huu unakusaidia ibaki hivyo, na kuacha isipokuwa burudani tena.',
  sections: [
    section('Kucheza si mapato', [
      'Kila mchezo wa pesa halisi umetengenezwa ili kasino ibaki na sehemu kadiri muda unavyokwenda. Unaweza kushinda leo usiku; hakuna anayeshinda kwa muda mrefu. Cheza kwa pesa ambazo ungetumia tu kwa matembezi ya jioni, na kamwe si pesa za kodi ya nyumba, karo au mkopo.',
    ]),
    section(
      'Mazoea yanayosaidia',
      ['Kabla ya kuanza:'],
      [
        'Amua ni kiasi gani unaweza kupoteza leo, na uache kikiisha.',
        'Amua utamaliza saa ngapi, na uache ukumbusho wa muda ukukumbushe.',
        'Usijaribu kurudisha ulichopoteza: mara nyingi unapoteza zaidi.',
        'Usicheze ukiwa na hasira au huzuni, umechoka au umekunywa pombe.',
        'Wiki yako iwe na mambo mengine pia: marafiki, michezo, usingizi.',
      ],
    ),
    section(
      'Jiulize kwa ukweli',
      ['Ukijibu ndiyo kwa mawili kati ya haya, ni wakati wa kupumzika:'],
      [
        'Je, ninacheza kwa muda mrefu au kwa pesa nyingi kuliko nilivyokusudia?',
        'Je, ninaficha uchezaji wangu, au kudanganya kuuhusu?',
        'Je, nimekopa au kuuza kitu ili nicheze?',
        'Je, ninakosa utulivu au kukasirika nisipoweza kucheza?',
        'Je, mtu wa karibu nami amesema ana wasiwasi?',
      ],
    ),
    section(
      'Vikomo vya kuweka pesa',
      [
        'Ingia, kisha uweke kiasi cha juu unachotaka kuweka katika saa 24, siku 7 na siku 30 zozote, hapa hapa kwenye ukurasa huu. Unaweza kuweka kimoja, viwili au vyote vitatu: kilichobakiza kidogo zaidi ndicho kinachoamua.',
      ],
      [
        'Kikomo cha chini zaidi huanza kufanya kazi mara moja.',
        'Kikomo cha juu zaidi, au kuondoa kikomo, huanza baada ya saa 24 tu, ili usiamue kwa hasira au pupa. Kabla ya hapo unaweza kubadilisha uamuzi wako.',
        'Malipo ambayo bado yanaendelea huhesabiwa pia.',
        'Amana inayozidi kikomo hukataliwa kabla chochote hakijatozwa, na unaambiwa ni kikomo kipi na kimebakiza kiasi gani.',
      ],
    ),
    section('Ukumbusho wa muda', [
      'Chagua dakika 15, 30, 60 au 120. Kila zinapopita, dirisha linakuonyesha umekuwa hapa kwa muda gani na umeweka na kutoa kiasi gani katika muda huo. Wewe ndiye unayeamua kuendelea, kupumzika au kuondoka.',
    ]),
    section('Mapumziko', [
      'Pumzika kwa saa 24, saa 48, saa 72, siku 7, siku 14 au siku 30. Hadi yaishe huwezi kuweka pesa wala kufungua michezo, na hatukutumii ofa. Unaweza kuyaongeza, si kuyapunguza. Kutoa pesa kunaendelea kuwezekana.',
    ]),
    section('Kujizuia kucheza', [
      'Unaweza kujizuia kwa miezi 6, mwaka 1, miaka 2 au miaka 5. Huhitaji kutoa sababu. Kuanzia wakati huo huwezi kuweka pesa wala kucheza, ofa zinakoma, na bado unaweza kutoa pesa zako halisi.',
      'Kujizuia kucheza hakuwezi kuondolewa kabla muda wake haujaisha, hata na huduma kwa wateja. Kufungua akaunti nyingine wakati huo hakuruhusiwi; tunaifunga na kurudisha kilichowekwa. Kwa kizuizi cha muda mrefu zaidi au cha maisha, andikia huduma kwa wateja.',
    ]),
    section('Si kwa walio chini ya miaka 18', [
      'Sheria ya Kudhibiti Michezo ya Kamari ya 2025 inamkataza mtu yeyote aliye chini ya miaka 18 kucheza kamari. Tunathibitisha umri, tunafunga akaunti za watoto na kurudisha amana zao. Watoto wakitumia simu yako, ifunge kwa msimbo, usihifadhi misimbo ya kuingia, na ufikirie kuweka kichujio cha tovuti za kamari.',
    ]),
    section(
      'Mtu wa kuzungumza naye',
      [
        'Daktari, mshauri nasaha, au mtu unayemwamini anaweza kusaidia, na kuomba msaada ni ujasiri. Walio hapa chini husaidia nchini Kenya; mawasiliano yao ya sasa yako kwenye tovuti zao. Ukifikiria kujidhuru, tafadhali piga simu ya dharura sasa: 999 au 112 nchini Kenya.',
        'Unaweza pia kutuandikia kuhusu ndugu au jamaa. Hatuwezi kuzungumzia akaunti yake, lakini tunaweza kukueleza msaada uliopo.',
      ],
      [
        'NACADA, Mamlaka ya Kitaifa ya Kampeni Dhidi ya Matumizi Mabaya ya Pombe na Dawa za Kulevya: ushauri wa bure kuhusu uraibu, kwa simu 1192.',
        'Hospitali ya Kitaifa ya Mafunzo na Rufaa ya Mathari jijini Nairobi, au kliniki ya afya ya akili katika hospitali ya rufaa ya kaunti yako: matibabu.',
        'Befrienders Kenya, 0722 178 177: mtu wa kukusikiliza unapolemewa na maisha.',
        'Mamlaka ya Kudhibiti Michezo ya Kamari (GRA): malalamiko kuhusu mwendeshaji yeyote.',
      ],
    ),
    section('Tukikosea sisi', [
      'Ikiwa kikomo, mapumziko au kizuizi hakikufanya kazi, iambie huduma kwa wateja mara moja: ujumbe kama huo hushughulikiwa kwanza. Hasara uliyopata kwa kosa letu tunaifidia. Ukurasa wa Huduma kwa wateja unaeleza hatua za malalamiko.',
    ]),
  ],
};
