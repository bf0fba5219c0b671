import type { UiState } from '@/features/ui';
import type { WalletState } from './walletSlice';

/** The part of the store for deposits and withdrawals. */
export interface WalletRootState {
  ui: UiState;
  wallet: WalletState;
}
