import type { MessageTable } from '../../kit/i18n';

export type DiceMessage =
  | 'title'
  | 'roll'
  | 'ready'
  | 'under'
  | 'over'
  | 'side'
  | 'chance'
  | 'multiplier'
  | 'winAmount'
  | 'rolledWin'
  | 'rolledLoss'
  | 'helpPlay'
  | 'helpPays';

export const diceMessages: MessageTable<DiceMessage> = {
  en: {
    title: 'Lucky Roll',
    roll: 'Roll',
    ready: 'Set your chance and roll',
    under: 'Under {number}',
    over: '{number} or more',
    side: 'Where to win',
    chance: 'Win chance',
    multiplier: 'Multiplier',
    winAmount: 'Pays',
    rolledWin: '{roll}: you won {amount}',
    rolledLoss: '{roll}: no win this time',
    helpPlay:
      'Each roll is a number from 0.00 to 99.99, all equally likely. Choose to win below or above, set your chance with the slider, and roll with a tap, Space or Enter.',
    helpPays:
      'The multiplier is 97 divided by the win chance in percent, cut to two decimals. The chance ends at 96 %: above it a win would not pay more than the stake.',
  },
  sw: {
    title: 'Rusha Bahati',
    roll: 'Rusha',
    ready: 'Chagua nafasi yako kisha rusha',
    under: 'Chini ya {number}',
    over: '{number} au zaidi',
    side: 'Upande wa ushindi',
    chance: 'Nafasi ya ushindi',
    multiplier: 'Kizidishi',
    winAmount: 'Hulipa',
    rolledWin: '{roll}: umeshinda {amount}',
    rolledLoss: '{roll}: hujashinda safari hii',
    helpPlay:
      'Kila mrusho ni nambari kuanzia 0.00 hadi 99.99, zote zikiwa na nafasi sawa. Chagua kushinda chini au juu, weka nafasi yako kwa kitelezi, kisha rusha kwa kugusa, Space au Enter.',
    helpPays:
      'Kizidishi ni 97 kugawanya kwa asilimia ya nafasi ya ushindi, kilichokatwa hadi desimali mbili. Nafasi huishia asilimia 96: juu yake ushindi usingezidi dau.',
  },
};
