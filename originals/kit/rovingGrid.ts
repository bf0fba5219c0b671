import { h } from './dom';

/** The next place for a key, within a grid of so many columns and places; undefined for other keys. */
export function placeAfterKey(place: number, key: string, columns: number, places: number): number | undefined {
  const [first, last] = [place - (place % columns), place - (place % columns) + columns - 1];
  const moves: Record<string, number> = {
    ArrowLeft: Math.max(first, place - 1),
    ArrowRight: Math.min(last, place + 1),
    ArrowUp: place - columns < 0 ? place : place - columns,
    ArrowDown: place + columns < places ? place + columns : place,
    Home: first,
    End: last,
  };
  return moves[key];
}

/** Buttons in rows with one Tab stop for all of them, and arrow keys to move. */
export function createRovingGrid(label: string, columns: number, buttons: readonly HTMLButtonElement[]) {
  const rows = Array.from({ length: Math.ceil(buttons.length / columns) }, (_, row) =>
    h(
      'div',
      { class: 'tileRow', role: 'row' },
      ...buttons
        .slice(row * columns, (row + 1) * columns)
        .map((each) => h('div', { class: 'tileCell', role: 'gridcell' }, each)),
    ),
  );
  const element = h('div', { class: 'fieldGrid', role: 'grid', 'aria-label': label }, ...rows);
  const focus = rove(element, buttons, (place, key) => placeAfterKey(place, key, columns, buttons.length));
  return { element, focus };
}

/** Gives buttons in an element one Tab stop; `nextOf` says where a key moves. Returns a function that focuses that stop. */
export function rove(
  element: HTMLElement,
  buttons: readonly HTMLButtonElement[],
  nextOf: (place: number, key: string) => number | undefined,
): () => void {
  const moveTo = (next: number): void => buttons.forEach((each, index) => (each.tabIndex = index === next ? 0 : -1));
  element.addEventListener('keydown', (event) => {
    const place = buttons.findIndex((each) => each === event.target);
    const next = place < 0 ? undefined : nextOf(place, event.key);
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
    buttons[next]?.focus();
  });
  moveTo(0);
  return () => buttons.find((each) => each.tabIndex === 0)?.focus();
}
