import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export const LOCALES = ['en', 'sw'] as const;
export type Locale = (typeof LOCALES)[number];

export const CURRENCIES = ['KES', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What the player chose for this browser. `null` means: nothing chosen yet, follow the browser. */
export interface PreferencesState {
  locale: Locale | null;
  currency: Currency;
  isDataSaver: boolean;
  isLogoStripPaused: boolean;
}

const initialState: PreferencesState = { locale: null, currency: 'KES', isDataSaver: false, isLogoStripPaused: false };

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    localeChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
    currencyChosen(state, { payload }: PayloadAction<Currency>) {
      state.currency = payload;
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
    selectCurrency: (state) => state.currency,
    selectIsDataSaver: (state) => state.isDataSaver,
    selectIsLogoStripPaused: (state) => state.isLogoStripPaused,
  },
});

export const preferencesReducer = preferencesSlice.reducer;
export const { localeChosen, currencyChosen, dataSaverToggled, logoStripToggled } = preferencesSlice.actions;
export const { selectLocale, selectCurrency, selectIsDataSaver, selectIsLogoStripPaused } = preferencesSlice.selectors;
