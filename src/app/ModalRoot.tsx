import { type ComponentType, useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalClosed, type OpenModal, selectModals } from '@/features/ui';
import { ErrorBoundary } from '@/shared/components';
import { MODALS } from './modalRegistry';
import { Waiting } from './Waiting';

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
