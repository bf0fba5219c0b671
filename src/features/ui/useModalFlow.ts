import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { FIRST_STEPS, type ModalSteps, type OpenModal, stepAction, type SteppedModal } from './modals';
import type { UiState } from './uiSlice';

export type Flow<Id extends SteppedModal, TStatus> = TStatus & { step: ModalSteps[Id] };

interface ModalFlow<Id extends SteppedModal, TStatus extends object, TEvent> {
  id: Id;
  initial: TStatus;
  /** Pure: the state after an event. The same object means that nothing changes. */
  reduce: (flow: Flow<Id, TStatus>, event: TEvent) => Flow<Id, TStatus>;
  /** The name of the step in the store, such as `auth/codeSent`. */
  nameOf: (event: TEvent, next: Flow<Id, TStatus>) => string;
}

/** The state machine of an open modal, whose state is in `ui` with the modal. Old events are ignored. */
export function useModalFlow<Id extends SteppedModal, TStatus extends object, TEvent>({
  id,
  initial,
  reduce,
  nameOf,
}: ModalFlow<Id, TStatus, TEvent>) {
  const store = useStore<{ ui: UiState }>();
  const openIn = ({ ui }: { ui: UiState }) => ui.modals.find((modal) => modal.id === id);
  const flowOf = (open: OpenModal | undefined) =>
    ({ ...initial, ...open?.status, step: open?.step ?? FIRST_STEPS[id] }) as Flow<Id, TStatus>;
  const [key] = useState(() => openIn(store.getState())?.key);

  const act = (event: TEvent): void => {
    const open = openIn(store.getState());
    if (open?.key !== key) return;
    const flow = flowOf(open);
    const next = reduce(flow, event);
    if (next === flow) return;
    const { step, ...status } = next;
    store.dispatch(stepAction(nameOf(event, next), status, id, step));
  };
  return { flow: flowOf(useSelector(openIn)), now: () => flowOf(openIn(store.getState())), act };
}
