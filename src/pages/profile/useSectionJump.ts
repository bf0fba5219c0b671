import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { parsePage, selectPage } from '@/features/ui';
import { jumpTo } from '@/shared/jumpTo';

/** Scrolls to the section in the page name, such as `profile?section=money`, when it exists. */
export function useSectionJump(isReady: boolean): void {
  const section = parsePage(useSelector(selectPage)).params.get('section');
  useEffect(() => {
    if (isReady && section) jumpTo(section);
  }, [isReady, section]);
}
