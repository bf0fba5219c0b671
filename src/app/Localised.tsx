import { selectLocale, type UiState } from '@/features/ui';
import { type Messages, plainWords, WordsContext } from '@/shared/i18n';
import { LANGUAGE_COOKIE } from '@contract/madePages.ts';
import { type Language, LANGUAGE_TAGS, languageOf } from '@contract/userChoices.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '@/api';
import { logWarning } from '@/shared/log';
import en from './messages/en.json';

const YEAR_SECONDS = 31_536_000;

/** The server reads these cookies and sends pages for the choices of the player from the next page on. One that is not lasting counts until the browser is closed. */
export function writeChoiceCookie(cookie: string, choice: string, isLasting: boolean): void {
  document.cookie = `${cookie}=${choice}; path=/; samesite=lax${isLasting ? `; max-age=${YEAR_SECONDS}` : ''}`;
}

/** The first supported language of the browser, else English. */
export const browserLocale = (tags: readonly string[] = globalThis.navigator?.languages ?? []): Language =>
  tags.map(languageOf).find((language) => language !== undefined) ?? 'en';

export interface LoadedMessages {
  locale: Language;
  messages: Messages;
}

/** English is part of the app, so that there is always a text. */
export const ENGLISH: LoadedMessages = { locale: 'en', messages: en };

/** Rejects when the chunk cannot be loaded. */
export async function loadMessages(locale: Language): Promise<LoadedMessages> {
  if (locale === 'en') return ENGLISH;
  const { default: messages } = (await import(
    /* webpackChunkName: "[request]" */
    /* webpackExclude: /en\.json$/ */
    `./messages/${locale}.json`
  )) as { default: Messages };
  return { locale, messages };
}

interface Props {
  /** Loaded messages, so that the first paint is in the right language. */
  initial?: LoadedMessages;
  children: ReactNode;
}

/** The language of the link or the chosen one, else the browser's. The old one stays until messages and operator texts of the new one load. Words that are there already change nothing: parts of a made page that are still to be taken over would be drawn anew. */
export function Localised({ initial = ENGLISH, children }: Props) {
  const dispatch = useDispatch();
  const chosen = useSelector(({ ui }: { ui: UiState }) => ui.locale);
  const shown = useSelector(selectLocale);
  const wanted = shown ?? browserLocale();
  const [loaded, setLoaded] = useState(initial);
  useEffect(() => {
    let isCurrent = true;
    loadMessages(wanted).then(
      (messages) => isCurrent && setLoaded((old) => (old.locale === messages.locale ? old : messages)),
      () => logWarning(`The messages for ${wanted} did not load`),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  useEffect(() => {
    // The language of a link is no choice.
    if (shown) writeChoiceCookie(LANGUAGE_COOKIE, shown, shown === chosen);
  }, [shown, chosen]);
  useEffect(() => {
    const page = document.documentElement;
    if (page.lang === loaded.locale) return;
    page.lang = loaded.locale;
    dispatch(api.util.invalidateTags(['Content', 'Settings']));
  }, [dispatch, loaded.locale]);
  const words = useMemo(() => plainWords(LANGUAGE_TAGS[loaded.locale], loaded.messages), [loaded]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
