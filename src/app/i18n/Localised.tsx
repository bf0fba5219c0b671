import { LANGUAGE_COOKIE } from '@contract/homePage.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '@/api';
import { type Locale, selectLocale } from '@/features/ui';
import { plainWords, WordsContext } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import { tellServer } from '../edition/tellServer';
import { browserLocale } from './browserLocale';
import { ENGLISH, loadMessages, type LoadedMessages } from './loadMessages';

/** Kenyan formats for amounts and dates. */
const REGION: Record<Locale, string> = { en: 'en-KE', sw: 'sw-KE' };

interface Props {
  /** Loaded messages, so that the first paint is in the right language. */
  initial?: LoadedMessages;
  children: ReactNode;
}

/** The chosen language, else the browser's. The old one stays until messages and operator texts of the new one load. */
export function Localised({ initial = ENGLISH, children }: Props) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectLocale);
  const wanted = chosen ?? browserLocale();
  const [loaded, setLoaded] = useState(initial);
  useEffect(() => {
    let isCurrent = true;
    loadMessages(wanted).then(
      (messages) => isCurrent && setLoaded(messages),
      () => logWarning(`The messages for ${wanted} did not load`),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  useEffect(() => {
    if (chosen) tellServer(LANGUAGE_COOKIE, chosen);
  }, [chosen]);
  useEffect(() => {
    const page = document.documentElement;
    if (page.lang === loaded.locale) return;
    page.lang = loaded.locale;
    dispatch(api.util.invalidateTags(['Content', 'Settings']));
  }, [dispatch, loaded.locale]);
  const words = useMemo(() => plainWords(REGION[loaded.locale], loaded.messages), [loaded]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
