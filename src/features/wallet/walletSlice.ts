/** The player's choices in the wallet. Balances and records of the server are in the API cache. */
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { playerSignedOut } from '@/identity';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '@/api';
import type { LiveState } from './live/applyEvent';

/** The default (docs/product.md, Currencies). */
export const DEFAULT_CURRENCY: CurrencyCode = 'USD';

export interface WalletState {
  /** The currency of shown amounts. `null`: not chosen in this browser. */
  displayCurrency: CurrencyCode | null;
  /** The choice was made here, and is not in the profile yet. */
  isCurrencyNew: boolean;
}

export const useWalletDispatch = useDispatch.withTypes<ApiDispatch<LiveState>>();

const initialState: WalletState = { displayCurrency: null, isCurrencyNew: false };

const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    displayCurrencyChosen: (_, { payload }: PayloadAction<CurrencyCode>) => ({
      displayCurrency: payload,
      isCurrencyNew: true,
    }),
    /** Browser and profile have the same choice. */
    displayCurrencySynced: (_, { payload }: PayloadAction<CurrencyCode>) => ({
      displayCurrency: payload,
      isCurrencyNew: false,
    }),
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
