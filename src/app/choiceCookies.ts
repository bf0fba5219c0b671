import { DATA_SAVER_COOKIE } from '@contract/homePage.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from './store/makeStore';

const YEAR_SECONDS = 31_536_000;

/** The server reads these cookies and sends pages for the choices of the player from the next visit on. */
export function writeChoiceCookie(cookie: string, choice: string): void {
  document.cookie = `${cookie}=${choice}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** The player's own choice alone: what the browser asks of all sites it sends by itself. */
export function useDataSaverCookie(): void {
  const chosen = useSelector(({ ui }: RootState) => ui.isDataSaver);
  useEffect(() => {
    if (chosen !== null) writeChoiceCookie(DATA_SAVER_COOKIE, chosen ? '1' : '0');
  }, [chosen]);
}
