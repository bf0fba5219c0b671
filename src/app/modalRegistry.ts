/** The modals by id, each a chunk of its own that loads when it first opens. */
import { type ComponentType, lazy } from 'react';
import type { ModalId, ModalProps } from '@/features/ui';

/** Every modal gets its props and the way to close itself. */
type ModalComponents = { [Id in ModalId]: ComponentType<ModalProps[Id] & { onClose: () => void }> };

export const MODALS: ModalComponents = {
  auth: lazy(() => import(/* webpackChunkName: "modal-auth" */ '@/features/auth/modals')),
  gamePlayer: lazy(() => import(/* webpackChunkName: "modal-player" */ '@/features/games/modals')),
  spinWheel: lazy(() => import(/* webpackChunkName: "modal-spin" */ '@/features/promotions/modals')),
};
