import type { Locale } from '@/features/ui';
import type { Messages } from '@/shared/i18n';
import en from '../messages/en.json';

/** The messages of header, menus and home in one language. */
export interface LoadedMessages {
  locale: Locale;
  messages: Messages;
}

/** English is part of the app, so that there is always a text. */
export const ENGLISH: LoadedMessages = { locale: 'en', messages: en };

/** Rejects when the chunk cannot be loaded. */
export async function loadMessages(locale: Locale): Promise<LoadedMessages> {
  if (locale === 'en') return ENGLISH;
  const { default: messages } = await import(/* webpackChunkName: "messages-sw" */ '../messages/sw.json');
  return { locale, messages };
}
