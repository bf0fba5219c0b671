import type { MessageTable } from '../i18n';
import { kitMessages, type KitMessage } from '../messages';

type Changed = 'demoCredits' | 'funOnly' | 'won' | 'back' | 'broke';

const changes: MessageTable<Changed> = {
  en: {
    demoCredits: 'Balance',
    funOnly: 'You play with money. The server decides each round, and you can check it yourself under My bets.',
    won: 'You won {amount}',
    back: '{amount} of your {stake} came back',
    broke: 'Not enough money for this stake.',
  },
  sw: {
    demoCredits: 'Salio',
    funOnly: 'Unacheza kwa pesa. Seva huamua kila raundi, na unaweza kuihakiki mwenyewe kwenye Dau zangu.',
    won: 'Umeshinda {amount}',
    back: 'Umerudishiwa {amount} kati ya {stake}',
    broke: 'Pesa hazitoshi kwa dau hili.',
  },
};

/** The texts of the kit without credits. */
export const kitMoneyMessages: MessageTable<KitMessage> = {
  en: { ...kitMessages.en, ...changes.en },
  sw: { ...kitMessages.sw, ...changes.sw },
};
