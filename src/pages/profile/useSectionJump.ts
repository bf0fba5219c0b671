import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { parsePage, selectPage } from '@/features/ui';
import { jumpTo } from '@/shared/jumpTo';

/** Goes to the part of the page that its name asks for, such as `profile?section=money`, once it is there. */
export function useSectionJump(isReady: boolean): void {
  const section = parsePage(useSelector(selectPage)).params.get('section');
  useEffect(() => {
    if (isReady && section) jumpTo(section);
  }, [isReady, section]);
}
