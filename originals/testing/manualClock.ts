import type { Clock } from '../kit/clock';

export interface ManualClock extends Clock {
  /** Moves time on in frame steps, and runs what is due. */
  advance: (ms: number) => void;
}

const FRAME_MS = 16;

/** A clock that only a test moves. */
export function createManualClock(): ManualClock {
  let nowMs = 0;
  let tasks: { dueMs: number; run: () => void }[] = [];
  const schedule = (dueMs: number, run: () => void): (() => void) => {
    const task = { dueMs, run };
    tasks.push(task);
    return () => {
      tasks = tasks.filter((other) => other !== task);
    };
  };
  const step = (ms: number): void => {
    nowMs += ms;
    const due = tasks.filter(({ dueMs }) => dueMs <= nowMs);
    tasks = tasks.filter((task) => !due.includes(task));
    for (const task of due) task.run();
  };
  return {
    now: () => nowMs,
    nextFrame: (run) => schedule(nowMs + FRAME_MS, run),
    after: (delayMs, run) => schedule(nowMs + delayMs, run),
    advance(ms) {
      const endMs = nowMs + ms;
      while (nowMs < endMs) step(Math.min(FRAME_MS, endMs - nowMs));
    },
  };
}
