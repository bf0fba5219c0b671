/** What was pressed and chosen in the page before the app was there (scripts/build/keepPress.ts). */
declare global {
  interface Window {
    keptPress?: {
      stop: () => void;
      answer: () => void;
      /** Empty without a choice. */
      takeLanguage: () => string;
    };
  }
}

/** From now on the app answers itself. Returns what answers the kept press, once. */
export function takeKeptPress(): () => void {
  const { keptPress } = window;
  keptPress?.stop();
  return () => keptPress?.answer();
}
