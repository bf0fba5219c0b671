import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { localeChosen, LOCALES } from '@/features/ui';

/** The language that was chosen from the list in the page before the app had one, once (scripts/build/keepPress.ts). */
export function useEarlyLanguage(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const early = window.keptPress?.takeLanguage();
    const code = LOCALES.find((known) => known === early);
    // A choice that has React take the list over reaches its listener with the former language: this one comes after it.
    if (code) queueMicrotask(() => dispatch(localeChosen(code)));
  }, [dispatch]);
}
