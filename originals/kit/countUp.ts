import type { Clock } from './clock';

export interface CountUpOptions {
  from: number;
  to: number;
  durationMs: number;
  clock: Clock;
  show: (value: number) => void;
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Counts whole numbers up or down; returns a function to jump to the end. Without duration it jumps at once. */
export function countUp({ from, to, durationMs, clock, show }: CountUpOptions): () => void {
  const start = clock.now();
  let cancel = (): void => undefined;
  const step = (): void => {
    const share = durationMs > 0 ? Math.min(1, (clock.now() - start) / durationMs) : 1;
    show(share === 1 ? to : Math.round(from + (to - from) * easeOut(share)));
    if (share < 1) cancel = clock.nextFrame(step);
  };
  step();
  return () => {
    cancel();
    show(to);
  };
}
