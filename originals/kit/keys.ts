import type { GameEnvironment } from './environment';

const CONTROLS = 'button, input, select, a, dialog';

const isOnControl = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest(CONTROLS) !== null;

/** They move the focus, so its place must be seen. */
const MOVES = /^(?:Tab|Arrow)/;

/** Marks a game that is used by touch (styles/_base.scss), until a key moves the focus. */
function markTouch(event: Event): void {
  if (event instanceof KeyboardEvent && !MOVES.test(event.key)) return;
  document.documentElement.toggleAttribute('data-touched', (event as PointerEvent).pointerType === 'touch');
}

/** Space and Enter play when no control has the focus. Escape asks the host to close; an open dialog uses it itself. */
export function listenToKeys({ tellHost, keys }: GameEnvironment, onPrimary: () => void): void {
  window.addEventListener('pointerdown', markTouch, true);
  window.addEventListener('keydown', markTouch, true);
  keys.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) tellHost({ type: 'escape' });
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.repeat || isOnControl(event)) return;
    event.preventDefault();
    onPrimary();
  });
}
