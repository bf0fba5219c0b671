import { type RefObject, useSyncExternalStore } from 'react';
import { logWarning } from '@/shared/log';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

const isFullscreen = () => Boolean(document.fullscreenElement);

/** Resolves when the page is out of fullscreen, also when the browser left it. */
const leaveFullscreen = () => document.exitFullscreen().catch(() => undefined);

/** Fullscreen for one element. `isOn` follows the browser. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(subscribe, isFullscreen, () => false);
  const enter = () =>
    element.current?.requestFullscreen().catch(() => logWarning('The browser did not give the full screen'));
  return {
    isOn,
    isSupported: Boolean(document.fullscreenEnabled),
    toggle: () => void (isOn ? leaveFullscreen() : enter()),
    leave: leaveFullscreen,
  };
}
