import type { MessageTable } from './i18n';

export type KitMessage =
  | 'demoCredits'
  | 'soundOn'
  | 'soundOff'
  | 'help'
  | 'close'
  | 'refill'
  | 'refilled'
  | 'broke'
  | 'controls'
  | 'stake'
  | 'stakeLess'
  | 'stakeMore'
  | 'stakeHalf'
  | 'stakeDouble'
  | 'stakeMost'
  | 'most'
  | 'history'
  | 'funOnly'
  | 'rtp'
  | 'won'
  | 'back'
  | 'lost';

export const kitMessages: MessageTable<KitMessage> = {
  en: {
    demoCredits: 'Demo credits',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    help: 'How to play',
    close: 'Close',
    refill: 'Refill',
    refilled: 'Credits refilled to {amount}',
    broke: 'Not enough credits. Refill to play on.',
    controls: 'Your bet',
    stake: 'Stake',
    stakeLess: 'Lower the stake',
    stakeMore: 'Raise the stake',
    stakeHalf: 'Halve the stake',
    stakeDouble: 'Double the stake',
    stakeMost: 'Highest stake',
    most: 'Max',
    history: 'Last results',
    funOnly: 'Just for fun: demo credits are not money and cannot be paid out.',
    rtp: 'Return to player over time: {rtp}',
    won: 'You won {amount} credits',
    back: '{amount} of your {stake} credits came back',
    lost: 'No win this time',
  },
  sw: {
    demoCredits: 'Salio la majaribio',
    soundOn: 'Washa sauti',
    soundOff: 'Zima sauti',
    help: 'Jinsi ya kucheza',
    close: 'Funga',
    refill: 'Jaza tena',
    refilled: 'Salio limejazwa tena hadi {amount}',
    broke: 'Salio halitoshi. Lijaze tena ili uendelee.',
    controls: 'Dau lako',
    stake: 'Dau',
    stakeLess: 'Punguza dau',
    stakeMore: 'Ongeza dau',
    stakeHalf: 'Punguza dau hadi nusu',
    stakeDouble: 'Zidisha dau mara mbili',
    stakeMost: 'Weka dau la juu zaidi',
    most: 'Juu',
    history: 'Matokeo ya mwisho',
    funOnly: 'Kwa burudani tu: salio la majaribio si pesa na haliwezi kulipwa.',
    rtp: 'Marejesho kwa mchezaji kwa muda mrefu: {rtp}',
    won: 'Umeshinda pointi {amount} za majaribio',
    back: 'Umerudishiwa pointi {amount} kati ya {stake}',
    lost: 'Hujashinda safari hii',
  },
};
