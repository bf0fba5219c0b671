/** Dialogs, the drawer and menus lie over the page. Each has a history entry, so that Back closes it. */
import { useEffectEvent, useLayoutEffect } from 'react';

interface Layer {
  /** May refuse: a layer that stays gets an entry again. */
  close: () => void;
}

/** The entries keep more, such as the scroll position of the page. */
interface Kept {
  ofPage: () => object;
  ofLayers: () => object;
}

const open: Layer[] = [];
let kept: Kept = { ofPage: () => ({}), ofLayers: () => ({}) };

const entry = () => (window.history.state ?? {}) as { layers?: number };

/** The number of entries above the one of the page. A closed layer leaves its entry to the next layer or page. */
const depth = (): number => entry().layers ?? 0;

/** The depth where the last step through the history ended. */
let lastDepth = 0;

function settle(): void {
  if (open.length > 0 && depth() === 0) window.history.replaceState({ ...entry(), ...kept.ofPage() }, '');
  if (depth() > 0) window.history.replaceState({ ...entry(), ...kept.ofLayers() }, '');
  for (let layers = depth() + 1; layers <= open.length; layers += 1)
    window.history.pushState({ ...entry(), ...kept.ofLayers(), layers }, '');
  lastDepth = depth();
}

/** Gives a page its entry: that of a layer from which it was opened, else a new one. */
export function pushAddress(address: string): void {
  if (depth() > 0) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  lastDepth = 0;
}

/** Call it after a `popstate` on the same page: it closes the layers above. With none of them Back means the page, so it goes on. Returns false unless the player went back. */
export function closeLayersAbove(): boolean {
  const isBack = depth() < lastDepth;
  lastDepth = depth();
  if (isBack && open.length === 0) window.history.go(-depth() - 1);
  else if (isBack) {
    for (const layer of open.slice(Math.min(depth(), open.length - 1)).reverse()) layer.close();
    // The page is drawn again before the next task: what is open then has refused.
    setTimeout(settle);
  }
  return isBack;
}

/** Call it at the start, and after a `popstate` to another page. */
export function followLayers(keep: Kept): void {
  kept = keep;
  lastDepth = depth();
  setTimeout(settle);
}

/** While `isOpen`, Back calls `close` and stays on the page. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const tell = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => tell() };
    open.push(layer);
    settle();
    return () => {
      open.splice(open.indexOf(layer), 1);
      settle();
    };
  }, [isOpen]);
}
