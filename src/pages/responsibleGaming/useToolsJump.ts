import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useGetTextPagesQuery } from '@/features/content';
import { parsePage, selectPage } from '@/features/ui';
import { jumpTo } from '@/shared/jumpTo';

export const TOOLS_ID = 'tools';

const isInUse = (): boolean => document.getElementById(TOOLS_ID)?.contains(document.activeElement) ?? false;

/** Scrolls to the tools if the page name says so, when nothing above moves; not when the player uses one already. */
export function useToolsJump(areToolsThere: boolean): void {
  const { isLoading } = useGetTextPagesQuery();
  const isWanted = parsePage(useSelector(selectPage)).params.get('section') === TOOLS_ID;
  const isReady = areToolsThere && !isLoading && isWanted;
  useEffect(() => {
    if (isReady && !isInUse()) jumpTo(TOOLS_ID);
  }, [isReady]);
}
