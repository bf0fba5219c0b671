/** How soon the page answers an input. Runs in the page. */

export interface ActionFigures {
  /** Interaction to next paint: the longest of the action's inputs, ms. */
  inp: number;
  /** The time from the first input until the screen shows what it opens, in ms. */
  shown: number;
}

interface EventEntry extends PerformanceEntry {
  interactionId: number;
}

declare global {
  interface Window {
    action: { figures: ActionFigures; stop: () => void };
  }
}

/** The browser tells of no shorter event. */
const SHORTEST_MS = 16;

/** Watches the next action, until what it opens is visible and for the events after that. */
export function watchAction([opens, shortestMs]: readonly [string, number]): void {
  window.action?.stop();
  const figures: ActionFigures = { inp: shortestMs, shown: NaN };
  const startMs = performance.now();
  let firstMs = NaN;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventEntry[])
      if (entry.interactionId > 0 && entry.startTime >= startMs) figures.inp = Math.max(figures.inp, entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit);
  const note = ({ timeStamp }: Event) => {
    if (Number.isNaN(firstMs)) firstMs = timeStamp;
  };
  const kinds = ['pointerdown', 'keydown'] as const;
  kinds.forEach((kind) => addEventListener(kind, note, { capture: true }));
  const isShown = () => [...document.querySelectorAll(opens)].some((found) => found.checkVisibility());
  const look = () => {
    if (Number.isNaN(firstMs) || !isShown()) return requestAnimationFrame(look);
    return setTimeout(() => (figures.shown = performance.now() - firstMs));
  };
  requestAnimationFrame(look);
  const stop = () => {
    observer.disconnect();
    kinds.forEach((kind) => removeEventListener(kind, note, { capture: true }));
  };
  window.action = { figures, stop };
}

export const watched = (opens: string) => [opens, SHORTEST_MS] as const;
