import type { Locale } from '@/features/ui';
import type { Messages } from '@/shared/i18n';
import en from '../messages/en.json';

/** The messages of the chrome and of home in one language. */
export interface LoadedMessages {
  locale: Locale;
  messages: Messages;
}

/** English travels with the app, so that there is always something to say. */
export const ENGLISH: LoadedMessages = { locale: 'en', messages: en };

/** Rejects when the language's chunk cannot be had. */
export async function loadMessages(locale: Locale): Promise<LoadedMessages> {
  if (locale === 'en') return ENGLISH;
  const { default: messages } = await import(/* webpackChunkName: "messages-sw" */ '../messages/sw.json');
  return { locale, messages };
}
