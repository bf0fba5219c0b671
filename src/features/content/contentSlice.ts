/** The player's choices about content. The content itself is in the API cache. */
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { playerSignedOut } from '@/identity';

/** The crypto currencies on the site (docs/product.md, Currencies). */
export const CRYPTO_NAMES = { BNB: 'BNB', BTC: 'Bitcoin', ETH: 'Ethereum', USDT: 'Tether' } as const;

export type CryptoCode = keyof typeof CRYPTO_NAMES;

export const CRYPTO_CODES = Object.keys(CRYPTO_NAMES) as CryptoCode[];

export const DEFAULT_CRYPTO: CryptoCode = 'BNB';

export const paymentLogo = (name: string): string => `/images/payments/${name.toLowerCase()}.svg`;

export interface ContentState {
  /** Shown first. */
  cryptoCurrency: CryptoCode;
}

const initialState: ContentState = { cryptoCurrency: DEFAULT_CRYPTO };

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    cryptoCurrencyChosen: (_, { payload }: PayloadAction<CryptoCode>) => ({ cryptoCurrency: payload }),
  },
  extraReducers: (build) => {
    build.addCase(playerSignedOut, (state, { payload }) => (payload.isInterrupted ? state : initialState));
  },
  selectors: { selectCryptoCurrency: (state) => state.cryptoCurrency },
});

export const contentReducer = contentSlice.reducer;
export const { cryptoCurrencyChosen } = contentSlice.actions;
export const { selectCryptoCurrency } = contentSlice.selectors;
