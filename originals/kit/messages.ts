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
  | 'history'
  | 'funOnly'
  | 'rtp'
  | 'won'
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
    history: 'Last results',
    funOnly: 'Just for fun: demo credits are not money and cannot be paid out.',
    rtp: 'Return to player over time: {rtp}',
    won: 'You won {amount} credits',
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
    history: 'Matokeo ya mwisho',
    funOnly: 'Kwa burudani tu: salio la majaribio si pesa na haliwezi kulipwa.',
    rtp: 'Marejesho kwa mchezaji kwa muda mrefu: {rtp}',
    won: 'Umeshinda pointi {amount} za majaribio',
    lost: 'Hujashinda safari hii',
  },
};
