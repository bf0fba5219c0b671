/** What the player chose for the screens of this browser: a part of the ui slice. */
import type { PayloadAction } from '@reduxjs/toolkit';

export const LOCALES = ['en', 'sw'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Preferences {
  /** `null` means: nothing chosen yet, follow the browser. */
  locale: Locale | null;
  isDataSaver: boolean;
  isLogoStripPaused: boolean;
}

export const NO_PREFERENCES: Preferences = { locale: null, isDataSaver: false, isLogoStripPaused: false };

export const preferenceReducers = {
  localeChosen(state: Preferences, { payload }: PayloadAction<Locale>) {
    state.locale = payload;
  },
  dataSaverToggled(state: Preferences) {
    state.isDataSaver = !state.isDataSaver;
  },
  logoStripToggled(state: Preferences) {
    state.isLogoStripPaused = !state.isLogoStripPaused;
  },
};
