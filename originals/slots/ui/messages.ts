import type { MessageTable } from '../../kit/i18n';

export type SlotsMessage =
  | 'title'
  | 'spin'
  | 'stop'
  | 'paid'
  | 'ready'
  | 'good'
  | 'win'
  | 'bigWin'
  | 'freeSpins'
  | 'freeLeft'
  | 'freeTotal'
  | 'wild'
  | 'scatter'
  | 'helpPlay'
  | 'helpLines'
  | 'helpWild'
  | 'helpScatter'
  | 'paytable'
  | 'lines'
  | 'symbolPay'
  | 'line';

export const slotsMessages: MessageTable<SlotsMessage> = {
  en: {
    title: 'Savanna Reels',
    spin: 'Spin',
    stop: 'Stop',
    paid: 'Paid',
    ready: 'Press spin to play',
    good: 'Good luck!',
    win: 'Win {amount}',
    bigWin: 'Big win',
    freeSpins: '{count} free spins!',
    freeLeft: 'Free spins left: {count} · wins ×{factor}',
    freeTotal: 'Free spins paid {amount}',
    wild: 'WILD',
    scatter: 'FREE',
    helpPlay:
      'Set your stake and spin with a tap, Space or Enter. Spin again while the reels turn to stop them at once.',
    helpLines: 'Three or more of a kind on a line, from the left, win. The stake covers all {lines} lines.',
    helpWild: 'Wild, on the middle reels, stands for every symbol but Free.',
    helpScatter:
      'Three or more Free symbols anywhere pay and start {three}, {four} or {five} free spins. Every win in them counts ×{factor}, and more can be won, up to {most} in a round.',
    paytable: 'Pays for 5, 4 and 3 of a kind at a stake of {stake}',
    lines: 'The {lines} lines',
    symbolPay: '{count} – {amount}',
    line: 'Line {line}',
  },
  sw: {
    title: 'Magurudumu ya Savana',
    spin: 'Zungusha',
    stop: 'Simamisha',
    paid: 'Malipo',
    ready: 'Bonyeza zungusha ili ucheze',
    good: 'Kila la heri!',
    win: 'Ushindi {amount}',
    bigWin: 'Ushindi mkubwa',
    freeSpins: 'Mizunguko {count} ya bure!',
    freeLeft: 'Mizunguko ya bure iliyobaki: {count} · ushindi ×{factor}',
    freeTotal: 'Mizunguko ya bure imelipa {amount}',
    wild: 'JOKERI',
    scatter: 'BURE',
    helpPlay:
      'Chagua dau kisha zungusha kwa kugusa, Space au Enter. Bonyeza tena magurudumu yakizunguka ili yasimame mara moja.',
    helpLines:
      'Alama tatu au zaidi zinazofanana kwenye mstari, kuanzia kushoto, zinashinda. Dau linagharamia mistari yote {lines}.',
    helpWild: 'Jokeri, kwenye magurudumu ya kati, husimama badala ya kila alama isipokuwa Bure.',
    helpScatter:
      'Alama tatu au zaidi za Bure popote hulipa na kuanzisha mizunguko {three}, {four} au {five} ya bure. Kila ushindi ndani yake huhesabiwa ×{factor}, na unaweza kushinda mizunguko zaidi, hadi {most} kwa kila raundi.',
    paytable: 'Malipo ya alama 5, 4 na 3 zinazofanana kwa dau la {stake}',
    lines: 'Mistari {lines}',
    symbolPay: '{count} – {amount}',
    line: 'Mstari {line}',
  },
};
