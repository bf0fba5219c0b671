import { type ComponentType, useDeferredValue } from 'react';
import { modalClosed, type ModalId, type ModalProps, type OpenModal, selectModals } from '@/features/ui';
import { lazyPart } from '@/shared/lazyPart';
import { useDispatch, useSelector } from 'react-redux';
import { ErrorBoundary } from '@/shared/components';
import { Waiting } from './Waiting';

type ModalComponents = { [Id in ModalId]: ComponentType<ModalProps[Id] & { onClose: () => void }> };

const loadAuth = () => import(/* webpackChunkName: "modal-auth" */ '@/features/auth/modals');

const MODALS: ModalComponents = {
  auth: lazyPart(loadAuth),
  consent: lazyPart(async () => ({ default: (await loadAuth()).ConsentModal })),
  gamePlayer: lazyPart(() => import(/* webpackChunkName: "modal-player" */ '@/features/games/modals')),
  deposit: lazyPart(() => import(/* webpackChunkName: "modal-deposit" */ './DepositModal')),
  withdraw: lazyPart(() => import(/* webpackChunkName: "modal-withdraw" */ './WithdrawModal')),
  realityCheck: lazyPart(() => import(/* webpackChunkName: "reality" */ './RealityCheckModal')),
  spinWheel: lazyPart(() => import(/* webpackChunkName: "modal-spin" */ '@/features/rewards/modals')),
};

/** The one place that mounts modals. A press that opens one is answered before it is made; one that closes is gone at once. */
export function ModalRoot() {
  const modals = useSelector(selectModals);
  const due = new Set(useDeferredValue(modals).map(({ key }) => key));
  return modals.filter(({ key }) => due.has(key)).map((modal) => <Modal key={modal.key} modal={modal} />);
}

function Modal({ modal: { id, props } }: { modal: OpenModal }) {
  const dispatch = useDispatch();
  const close = () => dispatch(modalClosed(id));
  // The registry pairs each id with its props, which the union of both cannot express.
  const Component = MODALS[id] as ComponentType<{ onClose: () => void }>;
  return (
    <ErrorBoundary onDismiss={close} waiting={<Waiting onDismiss={close} />}>
      <Component {...props} onClose={close} />
    </ErrorBoundary>
  );
}
