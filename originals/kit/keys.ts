import type { GameEnvironment } from './environment';

const CONTROLS = 'button, input, dialog';

const isOnControl = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest(CONTROLS) !== null;

/** Space and Enter play when no control has the focus. Escape asks the host to close; an open dialog uses it itself. */
export function listenToKeys({ tellHost, keys }: GameEnvironment, onPrimary: () => void): void {
  // A touch hides the ring of the focus (styles/_base.scss), and a key shows it.
  const { documentElement } = document;
  keys.addEventListener('pointerdown', ({ pointerType }) => (documentElement.className = pointerType));
  keys.addEventListener('keydown', (event) => {
    documentElement.className = '';
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) tellHost({ type: 'escape' });
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.repeat || isOnControl(event)) return;
    event.preventDefault();
    onPrimary();
  });
}
