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
  | 'auto'
  | 'autoplay'
  | 'autoStop'
  | 'autoLeft'
  | 'autoRounds'
  | 'autoLoss'
  | 'autoWin'
  | 'autoNever'
  | 'autoBad'
  | 'autoStart'
  | 'autoDone'
  | 'autoLossReached'
  | 'autoWinReached'
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
    auto: 'Auto',
    autoplay: 'Autoplay',
    autoStop: 'Stop auto',
    autoLeft: '{count} rounds left',
    autoRounds: 'Rounds',
    autoLoss: 'Stop at a loss of',
    autoWin: 'Stop at a win of',
    autoNever: 'no limit',
    autoBad: 'Type whole credits. A loss limit is at least one stake: {stake}.',
    autoStart: 'Start autoplay',
    autoDone: 'Autoplay has ended',
    autoLossReached: 'Autoplay stopped at your loss limit',
    autoWinReached: 'Autoplay stopped: you won what you had set',
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
    most: 'Max',
    auto: 'Auto',
    autoplay: 'Kucheza otomatiki',
    autoStop: 'Simamisha auto',
    autoLeft: 'Raundi {count} zimebaki',
    autoRounds: 'Raundi',
    autoLoss: 'Simama nikipoteza',
    autoWin: 'Simama nikishinda',
    autoNever: 'bila kikomo',
    autoBad: 'Andika pointi kamili. Kikomo cha kupoteza kisiwe chini ya dau moja: {stake}.',
    autoStart: 'Anzisha auto',
    autoDone: 'Auto imekamilika',
    autoLossReached: 'Auto imesimama: umefikia kikomo cha kupoteza',
    autoWinReached: 'Auto imesimama: umeshinda kiasi ulichoweka',
    history: 'Matokeo ya mwisho',
    funOnly: 'Kwa burudani tu: salio la majaribio si pesa halisi na haliwezi kutolewa.',
    rtp: 'Marejesho kwa mchezaji kwa muda mrefu: {rtp}',
    won: 'Umeshinda pointi {amount} za majaribio',
    back: 'Umerudishiwa pointi {amount} kati ya {stake}',
    lost: 'Hujashinda safari hii',
  },
};
