/** The player's choices and actions in the wallet. Balances and records of the server are in the API cache. */
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { playerSignedOut } from '@/identity';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '@/api';
import { isStepOf, modalOpened, type UiState } from '@/features/ui';
import type { DepositUnderWay } from './depositFlow';
import type { LiveState } from './live/applyEvent';
import type { WithdrawalUnderWay } from './withdraw/withdrawalFlow';

/** The default (docs/product.md, Currencies). */
export const DEFAULT_CURRENCY: CurrencyCode = 'USD';

export interface WalletState {
  /** The currency of shown amounts. `null`: not chosen in this browser. */
  displayCurrency: CurrencyCode | null;
  /** The choice was made here, and is not in the profile yet. */
  isCurrencyNew: boolean;
  /** Of the open modal, in addition to its step in `ui`; `null` before the first step. */
  deposit: DepositUnderWay | null;
  withdrawal: WithdrawalUnderWay | null;
}

export interface WalletRootState {
  ui: UiState;
  wallet: WalletState;
}

export const useWalletDispatch = useDispatch.withTypes<ApiDispatch<LiveState>>();

const initialState: WalletState = { displayCurrency: null, isCurrencyNew: false, deposit: null, withdrawal: null };

const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    displayCurrencyChosen(state, { payload }: PayloadAction<CurrencyCode>) {
      state.displayCurrency = payload;
      state.isCurrencyNew = true;
    },
    /** Browser and profile have the same choice. */
    displayCurrencySynced(state, { payload }: PayloadAction<CurrencyCode>) {
      state.displayCurrency = payload;
      state.isCurrencyNew = false;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(playerSignedOut, (state, { payload }) =>
        payload.isInterrupted ? { ...state, deposit: null, withdrawal: null } : initialState,
      )
      .addCase(modalOpened, (state, { payload: { id } }) => {
        if (id === 'deposit') state.deposit = null;
        if (id === 'withdraw') state.withdrawal = null;
      })
      // The steps load with the modals: see `depositFlow.ts` and `withdraw/withdrawalFlow.ts`.
      .addMatcher(isStepOf<DepositUnderWay>('deposit'), (state, { payload }) => {
        state.deposit = payload;
      })
      .addMatcher(isStepOf<WithdrawalUnderWay>('withdraw'), (state, { payload }) => {
        state.withdrawal = payload;
      });
  },
  selectors: {
    selectDisplayCurrency: (state) => state.displayCurrency,
    selectIsCurrencyNew: (state) => state.isCurrencyNew,
    selectDeposit: (state) => state.deposit,
    selectWithdrawal: (state) => state.withdrawal,
  },
});

export const walletReducer = walletSlice.reducer;
export const { displayCurrencyChosen, displayCurrencySynced } = walletSlice.actions;
export const { selectDisplayCurrency, selectIsCurrencyNew, selectDeposit, selectWithdrawal } = walletSlice.selectors;
