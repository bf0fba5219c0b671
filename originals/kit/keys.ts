import type { HostBridge } from './hostBridge';

export interface KeyActions {
  host: HostBridge;
  keys: EventTarget;
  /** Runs on Space and Enter when no control has the focus. */
  onPrimary: () => void;
}

const CONTROLS = 'button, input, select, a, dialog';

const isOnControl = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest(CONTROLS) !== null;

/** Space and Enter play, Escape asks the host to close; an open dialog uses Escape itself. */
export function listenToKeys({ host, keys, onPrimary }: KeyActions): void {
  keys.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) host.escape();
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.repeat || isOnControl(event)) return;
    event.preventDefault();
    onPrimary();
  });
}
