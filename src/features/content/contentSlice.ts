/** The player's choices about content. The content itself is in the API cache. */
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { playerSignedOut } from '@/identity';
import { type CryptoCode, DEFAULT_CRYPTO } from './cryptoCurrencies';

export interface ContentState {
  /** Shown first. */
  cryptoCurrency: CryptoCode;
}

const initialState: ContentState = { cryptoCurrency: DEFAULT_CRYPTO };

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    cryptoCurrencyChosen(state, { payload }: PayloadAction<CryptoCode>) {
      state.cryptoCurrency = payload;
    },
  },
  extraReducers: (build) => {
    build.addCase(playerSignedOut, (state, { payload }) => (payload.isInterrupted ? state : initialState));
  },
  selectors: {
    selectCryptoCurrency: (state) => state.cryptoCurrency,
  },
});

export const contentReducer = contentSlice.reducer;
export const { cryptoCurrencyChosen } = contentSlice.actions;
export const { selectCryptoCurrency } = contentSlice.selectors;
