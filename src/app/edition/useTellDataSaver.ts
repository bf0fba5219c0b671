import { DATA_SAVER_COOKIE } from '@contract/homePage.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../store/makeStore';
import { tellServer } from './tellServer';

/** Tells the server of the player's own choice; what the browser asks of all sites it says itself. */
export function useTellDataSaver(): void {
  const chosen = useSelector(({ ui }: RootState) => ui.isDataSaver);
  useEffect(() => {
    if (chosen !== null) tellServer(DATA_SAVER_COOKIE, chosen ? '1' : '0');
  }, [chosen]);
}
