import type { UiState } from '@/features/ui';
import type { WalletState } from './walletSlice';

/** The part of the store that deposits and withdrawals need. */
export interface WalletRootState {
  ui: UiState;
  wallet: WalletState;
}
