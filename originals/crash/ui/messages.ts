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
  | 'placed'
  | 'settling'
  | 'cancelNext'
  | 'cancelledNext'
  | 'cashOutNow'
  | 'searching'
  | 'tooLate'
  | 'missed'
  | 'players'
  | 'betCount'
  | 'you'
  | 'helpPlay'
  | 'helpMoney'
  | 'helpShared'
  | 'helpTwo'
  | 'helpAuto'
  | 'helpFair'
  | 'helpChain';

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
    placed: 'Bet placed: {amount}',
    settling: 'One moment…',
    cancelNext: 'Cancel (next flight)',
    cancelledNext: 'Bet on the next flight cancelled. Nothing was staked.',
    cashOutNow: 'Cash out',
    searching: 'Looking for the flight…',
    tooLate: 'Bets on this flight are closed. Nothing was staked.',
    missed: 'Your bet missed its flight. Nothing was staked.',
    players: 'Bets on this flight',
    betCount: 'Bets: {count}',
    you: 'You',
    helpPlay:
      'Bet with a tap, Space or Enter. After a countdown of three seconds the flight starts and the multiplier rises until it is gone. Cash out before that with the button, a tap on the sky, Space or Enter, and your stake is multiplied.',
    helpMoney:
      'Bet with a tap, Space or Enter. The flight starts at once and the multiplier rises until it is gone. Cash out before that with the button, a tap on the sky, Space or Enter, and your stake is multiplied. The clock of the server decides.',
    helpShared:
      'Everybody is in the same flight. Bets are open for a few seconds: bet with a tap, Space or Enter. A bet that comes later waits for the next flight and can be cancelled until then. Cash out before the flight is gone with the button, a tap on the sky, Space or Enter, and your stake is multiplied. The clock of the server decides.',
    helpTwo:
      'Two stakes can ride on one flight, each with its own cash-out. The flight goes on after a cash-out, and a flag marks where you took the win.',
    helpAuto: 'Auto cash-out takes the win for you as soon as the multiplier is reached.',
    helpFair:
      'Where the flight ends is drawn before launch: the chance to reach a multiplier is 97 % divided by it. About three in a hundred flights end at once.',
    helpChain:
      'The ends of all flights were fixed before the first one, in a chain whose last link is published. Check each flight of yours under My bets.',
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
    placed: 'Dau limewekwa: {amount}',
    settling: 'Subiri kidogo…',
    cancelNext: 'Ghairi (safari ijayo)',
    cancelledNext: 'Dau la safari ijayo limeghairiwa. Hakuna kilichochukuliwa.',
    cashOutNow: 'Chukua',
    searching: 'Safari inatafutwa…',
    tooLate: 'Muda wa kuweka dau kwa safari hii umeisha. Hakuna kilichochukuliwa.',
    missed: 'Dau lako limekosa safari yake. Hakuna kilichochukuliwa.',
    players: 'Dau za safari hii',
    betCount: 'Dau: {count}',
    you: 'Wewe',
    helpPlay:
      'Weka dau kwa kugusa, Space au Enter. Baada ya kuhesabu sekunde tatu safari huanza na kizidishi hupanda hadi safari iishe. Chukua ushindi kabla ya hapo kwa kitufe, kwa kugusa anga, Space au Enter, na dau lako litazidishwa.',
    helpMoney:
      'Weka dau kwa kugusa, Space au Enter. Safari huanza papo hapo na kizidishi hupanda hadi kitoweke. Chukua ushindi kabla ya hapo kwa kitufe, kwa kugusa anga, Space au Enter, na dau lako litazidishwa. Saa ya seva ndiyo huamua.',
    helpShared:
      'Wote wako kwenye safari moja. Dau hupokelewa kwa sekunde chache: weka dau kwa kugusa, Space au Enter. Dau linalochelewa husubiri safari ijayo na linaweza kughairiwa kabla ya hapo. Chukua ushindi kabla safari haijaisha kwa kitufe, kwa kugusa anga, Space au Enter, na dau lako litazidishwa. Saa ya seva ndiyo huamua.',
    helpTwo:
      'Unaweza kuweka madau mawili kwenye safari moja, na kuchukua ushindi wa kila moja kwa wakati wake. Safari huendelea baada ya kuchukua ushindi, na bendera huonyesha ulipouchukulia.',
    helpAuto: 'Kuchukua otomatiki hukuchukulia ushindi mara tu kizidishi kinapofikiwa.',
    helpFair:
      'Mwisho wa safari huchaguliwa kabla ya kuruka: nafasi ya kufikia kizidishi ni asilimia 97 kugawanya kwa kizidishi hicho. Takriban safari tatu kati ya mia huisha papo hapo.',
    helpChain:
      'Miisho ya safari zote iliamuliwa kabla ya ile ya kwanza, kwenye mnyororo ambao kiungo chake cha mwisho kimetangazwa. Hakiki kila safari yako kwenye Dau zangu.',
  },
};
