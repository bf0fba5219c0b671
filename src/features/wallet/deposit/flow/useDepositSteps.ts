import { useModalFlow } from '@/features/ui';
import type { WalletRootState } from '../../types';
import { selectDeposit } from '../../walletSlice';
import {
  type DepositStepEvent,
  depositStepName,
  type DepositUnderWay,
  NO_DEPOSIT,
  reduceDeposit,
} from './depositSteps';

export const useDepositSteps = () =>
  useModalFlow<WalletRootState, 'deposit', DepositUnderWay, DepositStepEvent>({
    id: 'deposit',
    selectStatus: selectDeposit,
    initial: NO_DEPOSIT,
    reduce: reduceDeposit,
    nameOf: depositStepName,
  });
