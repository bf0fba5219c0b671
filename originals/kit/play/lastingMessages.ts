import { createTranslate, type MessageTable, type Translate } from '../i18n';
import type { Money } from './Money';

const en = {
  resumed: 'Your round goes on',
  voided: 'This round was cancelled. Your stake of {amount} is back.',
};

/** Texts of games whose rounds stay open; slots and dice do not download them. */
export const lastingMessages: MessageTable<keyof typeof en> = {
  en,
  sw: {
    resumed: 'Raundi yako inaendelea',
    voided: 'Raundi hii imeghairiwa. Dau lako la {amount} limerudishwa.',
  },
};

export const lastingTexts = ({ locale }: Pick<Money, 'locale'>): Translate<keyof typeof en> =>
  createTranslate(lastingMessages, locale);
