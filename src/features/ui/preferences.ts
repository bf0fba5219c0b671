/** The player's choices for screens in this browser: a part of the ui slice. */
import type { PayloadAction } from '@reduxjs/toolkit';

export const LOCALES = ['en', 'sw'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Preferences {
  /** `null`: not chosen, follow the browser. */
  locale: Locale | null;
  /** `null`: not chosen, follow the browser. */
  isDataSaver: boolean | null;
  isLogoStripPaused: boolean;
  /** Lists of games with small tiles. */
  isListCompact: boolean;
  /** `null`: not chosen, follow the site's setting. */
  isSoundOn: boolean | null;
}

export const NO_PREFERENCES: Preferences = {
  locale: null,
  isDataSaver: null,
  isLogoStripPaused: false,
  isListCompact: false,
  isSoundOn: null,
};

export const preferenceReducers = {
  localeChosen(state: Preferences, { payload }: PayloadAction<Locale>) {
    state.locale = payload;
  },
  dataSaverChosen(state: Preferences, { payload }: PayloadAction<boolean>) {
    state.isDataSaver = payload;
  },
  soundChosen(state: Preferences, { payload }: PayloadAction<boolean>) {
    state.isSoundOn = payload;
  },
  listSizeToggled(state: Preferences) {
    state.isListCompact = !state.isListCompact;
  },
  logoStripToggled(state: Preferences) {
    state.isLogoStripPaused = !state.isLogoStripPaused;
  },
};
