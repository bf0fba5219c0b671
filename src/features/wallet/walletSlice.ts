/** What the player chose in the wallet. Balances and records are the server's: they stay in the cache of the api. */
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { playerSignedOut } from '@/features/auth';

export interface WalletState {
  /** The currency that amounts are shown in. `null` means: nothing chosen in this browser. */
  displayCurrency: CurrencyCode | null;
  /** The choice was made here, and no profile knows of it yet. */
  isCurrencyNew: boolean;
}

const initialState: WalletState = { displayCurrency: null, isCurrencyNew: false };

const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    displayCurrencyChosen(state, { payload }: PayloadAction<CurrencyCode>) {
      state.displayCurrency = payload;
      state.isCurrencyNew = true;
    },
    /** This browser and the profile of the player say the same. */
    displayCurrencySynced(state, { payload }: PayloadAction<CurrencyCode>) {
      state.displayCurrency = payload;
      state.isCurrencyNew = false;
    },
  },
  extraReducers: (build) => {
    build.addCase(playerSignedOut, (state, { payload }) => (payload.isInterrupted ? state : initialState));
  },
  selectors: {
    selectDisplayCurrency: (state) => state.displayCurrency,
    selectIsCurrencyNew: (state) => state.isCurrencyNew,
  },
});

export const walletReducer = walletSlice.reducer;
export const { displayCurrencyChosen, displayCurrencySynced } = walletSlice.actions;
export const { selectDisplayCurrency, selectIsCurrencyNew } = walletSlice.selectors;
