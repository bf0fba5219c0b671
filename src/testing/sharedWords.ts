import { wordsOf } from './messageSources';

/** Words that are the same in Kiswahili and English, each with the reason. */
export const SHARED_WORDS: Readonly<Record<string, string>> = {
  Karata: 'the name of the site',
  VIP: 'said in English by players in Kenya',
  KSh: 'the currency as the wheel writes it',
  ksh: 'the currency as the banner writes it',
  Auto: 'on a small button of the house slots, as players say it',
  FS: 'free spins on the wheel, where there is no room for words',
  Crash: 'a kind of game, said in English by players in Kenya',
  Mines: 'a kind of game, said in English by players in Kenya',
  Limbo: 'a kind of game, said in English by players in Kenya',
  Plinko: 'a kind of game, said in English by players in Kenya',
  Keno: 'a kind of game, said in English by players in Kenya',
  Blackjack: 'a kind of game, said in English by players in Kenya',
  Jackpot: 'said in English by players in Kenya',
  M: 'of M-Pesa',
  Pesa: 'of M-Pesa',
  VISA: 'a brand',
  Google: 'a brand',
  WhatsApp: 'a brand',
  SMS: 'said in English by everybody',
  English: 'a language in its own words',
  Kiswahili: 'a language in its own words',
};

/** True when a text is the same in both languages although it has words to translate. */
export const isUntranslated = (en: string, sw: string | undefined): boolean =>
  sw === en && wordsOf(en).some((word) => !Object.hasOwn(SHARED_WORDS, word));
