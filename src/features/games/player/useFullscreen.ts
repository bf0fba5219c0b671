import { type RefObject, useEffect, useEffectEvent } from 'react';
import { logWarning } from '@/shared/log';

/** Resolves when the page is out of fullscreen, also when the browser left it. */
const leaveFullscreen = () => document.exitFullscreen().catch(() => undefined);

/** Fullscreen for one element. The browser has the last word: it calls `onChange`. */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  onChange: (isOn: boolean) => void,
) {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const follow = () => tell(Boolean(document.fullscreenElement));
    follow();
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const enter = () =>
    element.current?.requestFullscreen().catch(() => logWarning('The browser did not give the full screen'));
  return {
    isSupported: Boolean(document.fullscreenEnabled),
    toggle: () => void (isOn ? leaveFullscreen() : enter()),
    leave: leaveFullscreen,
  };
}
