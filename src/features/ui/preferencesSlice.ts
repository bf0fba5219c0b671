import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export const LOCALES = ['en', 'sw'] as const;
export type Locale = (typeof LOCALES)[number];

/** What the player chose for this browser. `null` means: nothing chosen yet, follow the browser. */
export interface PreferencesState {
  locale: Locale | null;
  isDataSaver: boolean;
  isLogoStripPaused: boolean;
}

const initialState: PreferencesState = { locale: null, isDataSaver: false, isLogoStripPaused: false };

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    localeChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
    dataSaverToggled(state) {
      state.isDataSaver = !state.isDataSaver;
    },
    logoStripToggled(state) {
      state.isLogoStripPaused = !state.isLogoStripPaused;
    },
  },
  selectors: {
    selectLocale: (state) => state.locale,
    selectIsDataSaver: (state) => state.isDataSaver,
    selectIsLogoStripPaused: (state) => state.isLogoStripPaused,
  },
});

export const preferencesReducer = preferencesSlice.reducer;
export const { localeChosen, dataSaverToggled, logoStripToggled } = preferencesSlice.actions;
export const { selectLocale, selectIsDataSaver, selectIsLogoStripPaused } = preferencesSlice.selectors;
