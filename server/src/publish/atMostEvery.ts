/** Calls `act` at once when it is quiet, and else once at the end of the interval (ms). A waiting call keeps no process alive. */
export function atMostEvery(interval: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAsked) return;
      isAsked = false;
      act();
      rest();
    }, interval);
    timer.unref();
  };
  return () => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    act();
    rest();
  };
}
