import type { MessageTable } from '../../kit/i18n';

export type CrashMessage =
  | 'title'
  | 'bet'
  | 'place'
  | 'placeNext'
  | 'cancel'
  | 'cancelled'
  | 'countdown'
  | 'cashOut'
  | 'ready'
  | 'flying'
  | 'crashedAt'
  | 'lost'
  | 'cashed'
  | 'auto'
  | 'autoHint'
  | 'autoBad'
  | 'sending'
  | 'helpPlay'
  | 'helpMoney'
  | 'helpTwo'
  | 'helpAuto'
  | 'helpFair';

export const crashMessages: MessageTable<CrashMessage> = {
  en: {
    title: 'Sky High',
    bet: 'Stake {place}',
    place: 'Bet {amount}',
    placeNext: 'Next flight: {amount}',
    cancel: 'Cancel the bet',
    cancelled: 'Bet cancelled: {amount} back',
    countdown: 'seconds to take-off',
    cashOut: 'Cash out {amount}',
    ready: 'Ready for take-off',
    flying: 'Rising…',
    crashedAt: 'Gone at {multiplier}',
    lost: 'Gone at {multiplier}: {amount} lost',
    cashed: 'Cashed out at {multiplier}: won {amount}',
    auto: 'Auto cash-out',
    autoHint: 'Auto ×',
    autoBad: 'Auto cash-out takes 1.01 to 10,000, or nothing',
    sending: 'Placing the bet…',
    helpPlay:
      'Bet with a tap, Space or Enter. After a countdown of three seconds the flight starts and the multiplier rises until it is gone. Cash out before that with the button, a tap on the sky, Space or Enter, and your stake is multiplied.',
    helpMoney:
      'Bet with a tap, Space or Enter. The flight starts at once and the multiplier rises until it is gone. Cash out before that with the button, a tap on the sky, Space or Enter, and your stake is multiplied. The clock of the server decides.',
    helpTwo:
      'Two stakes can ride on one flight, each with its own cash-out. The flight goes on after a cash-out, and a flag marks where you took the win.',
    helpAuto: 'Auto cash-out takes the win for you as soon as the multiplier is reached.',
    helpFair:
      'Where the flight ends is drawn before launch: the chance to reach a multiplier is 97 % divided by it. About three in a hundred flights end at once.',
  },
  sw: {
    title: 'Juu Angani',
    bet: 'Dau la {place}',
    place: 'Weka dau {amount}',
    placeNext: 'Safari ijayo: {amount}',
    cancel: 'Ghairi dau',
    cancelled: 'Dau limeghairiwa: umerudishiwa {amount}',
    countdown: 'sekunde kabla ya kupaa',
    cashOut: 'Chukua {amount}',
    ready: 'Tayari kupaa',
    flying: 'Inapaa…',
    crashedAt: 'Imeisha kwa {multiplier}',
    lost: 'Imeisha kwa {multiplier}: umepoteza {amount}',
    cashed: 'Umechukua kwa {multiplier}: umeshinda {amount}',
    auto: 'Chukua otomatiki',
    autoHint: 'Auto ×',
    autoBad: 'Kuchukua otomatiki ni 1.01 hadi 10,000, au acha wazi',
    sending: 'Dau linawekwa…',
    helpPlay:
      'Weka dau kwa kugusa, Space au Enter. Baada ya kuhesabu sekunde tatu safari huanza na kizidishi hupanda hadi safari iishe. Chukua ushindi kabla ya hapo kwa kitufe, kwa kugusa anga, Space au Enter, na dau lako litazidishwa.',
    helpMoney:
      'Weka dau kwa kugusa, Space au Enter. Safari huanza papo hapo na kizidishi hupanda hadi kitoweke. Chukua ushindi kabla ya hapo kwa kitufe, kwa kugusa anga, Space au Enter, na dau lako litazidishwa. Saa ya seva ndiyo huamua.',
    helpTwo:
      'Unaweza kuweka madau mawili kwenye safari moja, na kuchukua ushindi wa kila moja kwa wakati wake. Safari huendelea baada ya kuchukua ushindi, na bendera huonyesha ulipouchukulia.',
    helpAuto: 'Kuchukua otomatiki hukuchukulia ushindi mara tu kizidishi kinapofikiwa.',
    helpFair:
      'Mwisho wa safari huchaguliwa kabla ya kuruka: nafasi ya kufikia kizidishi ni asilimia 97 kugawanya kwa kizidishi hicho. Takriban safari tatu kati ya mia huisha papo hapo.',
  },
};
