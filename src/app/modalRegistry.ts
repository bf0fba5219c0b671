/** The modals by id, each in its own chunk, loaded when it first opens. */
import type { ComponentType } from 'react';
import type { ModalId, ModalProps } from '@/features/ui';
import { lazyPart } from '@/shared/lazyPart';

/** Every modal gets its props and `onClose`. */
type ModalComponents = { [Id in ModalId]: ComponentType<ModalProps[Id] & { onClose: () => void }> };

const loadAuth = () => import(/* webpackChunkName: "modal-auth" */ '@/features/auth/modals');
const loadWithdraw = () => import(/* webpackChunkName: "modal-withdraw" */ '@/features/wallet/modals/withdraw');

export const MODALS: ModalComponents = {
  auth: lazyPart(loadAuth),
  consent: lazyPart(async () => ({ default: (await loadAuth()).ConsentModal })),
  gamePlayer: lazyPart(() => import(/* webpackChunkName: "modal-player" */ '@/features/games/modals')),
  deposit: lazyPart(() => import(/* webpackChunkName: "modal-deposit" */ './DepositModal')),
  withdraw: lazyPart(async () => ({ default: (await loadWithdraw()).WithdrawModal })),
  realityCheck: lazyPart(() => import(/* webpackChunkName: "modal-reality" */ './RealityCheckModal')),
  spinWheel: lazyPart(() => import(/* webpackChunkName: "modal-spin" */ '@/features/rewards/modals')),
};
