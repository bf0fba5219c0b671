import type { MessageTable } from '../kit/i18n';

export type CrashMessage =
  | 'title'
  | 'launch'
  | 'cashOut'
  | 'ready'
  | 'flying'
  | 'crashed'
  | 'crashedAt'
  | 'cashed'
  | 'auto'
  | 'autoHint'
  | 'autoBad'
  | 'helpPlay'
  | 'helpAuto'
  | 'helpFair';

export const crashMessages: MessageTable<CrashMessage> = {
  en: {
    title: 'Sky High',
    launch: 'Launch',
    cashOut: 'Cash out {amount}',
    ready: 'Ready for take-off',
    flying: 'Rising…',
    crashed: 'Gone!',
    crashedAt: 'Gone at {multiplier}',
    cashed: 'Cashed out at {multiplier}: won {amount}',
    auto: 'Auto cash-out',
    autoHint: 'off',
    autoBad: 'Auto cash-out takes 1.01 to 10,000, or nothing',
    helpPlay:
      'Launch with a tap, Space or Enter. The multiplier rises until it is gone: cash out before that with another tap and your stake is multiplied.',
    helpAuto: 'Auto cash-out takes the win for you as soon as the multiplier is reached.',
    helpFair:
      'Where the flight ends is drawn before launch: the chance to reach a multiplier is 97 % divided by it. About three in a hundred flights end at once.',
  },
  sw: {
    title: 'Juu Angani',
    launch: 'Rusha',
    cashOut: 'Chukua {amount}',
    ready: 'Tayari kupaa',
    flying: 'Inapaa…',
    crashed: 'Imetoweka!',
    crashedAt: 'Imetoweka kwa {multiplier}',
    cashed: 'Umechukua kwa {multiplier}: umeshinda {amount}',
    auto: 'Chukua otomatiki',
    autoHint: 'imezimwa',
    autoBad: 'Kuchukua otomatiki ni 1.01 hadi 10,000, au acha wazi',
    helpPlay:
      'Rusha kwa kugusa, Space au Enter. Kizidishi hupanda hadi kitoweke: chukua ushindi kabla ya hapo kwa kugusa tena na dau lako litazidishwa.',
    helpAuto: 'Kuchukua otomatiki hukuchukulia ushindi mara tu kizidishi kinapofikiwa.',
    helpFair:
      'Mwisho wa safari huchaguliwa kabla ya kuruka: nafasi ya kufikia kizidishi ni asilimia 97 kugawanya kwa kizidishi hicho. Takriban safari tatu kati ya mia huisha papo hapo.',
  },
};
