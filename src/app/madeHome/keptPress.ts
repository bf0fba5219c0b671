/** The press that the page kept before the app was there (scripts/build/keepPress.ts). */
declare global {
  interface Window {
    keptPress?: { button: HTMLElement | null; stop: () => void };
  }
}

/** From now on the app answers itself. Returns what answers the kept press, once. */
export function takeKeptPress(): () => void {
  const { keptPress } = window;
  const button = keptPress?.button;
  keptPress?.stop();
  return () => {
    button?.removeAttribute('aria-busy');
    if (button?.isConnected) button.click();
  };
}
