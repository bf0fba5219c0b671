import { type ComponentType, useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalClosed, type OpenModal, selectModals } from '@/features/ui';
import { ErrorBoundary } from '@/shared/components';
import { MODALS } from './modalRegistry';
import { Waiting } from './Waiting';

/** The one place that mounts modals: after the press that opens one has been answered, in steps. */
export function ModalRoot() {
  const modals = useDeferredValue(useSelector(selectModals));
  return modals.map((modal) => <Modal key={modal.key} modal={modal} />);
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
