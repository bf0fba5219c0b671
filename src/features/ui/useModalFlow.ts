import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { ModalSteps, OpenModal, SteppedModal } from './modals';
import { FIRST_STEPS } from './modals';
import { stepAction } from './stepAction';
import { selectModals, type UiState } from './uiSlice';

interface FlowOptions<TState, Id extends SteppedModal, TStatus extends object, TEvent> {
  id: Id;
  /** What the feature's slice keeps of it; `null` before the first step. */
  selectStatus: (state: TState) => TStatus | null;
  initial: TStatus;
  /** Pure: what comes of an event. The same object says that the event changes nothing. */
  reduce: (flow: Flow<Id, TStatus>, event: TEvent) => Flow<Id, TStatus>;
  /** What the step is called in the store, such as `auth/codeSent`. */
  nameOf: (event: TEvent, next: Flow<Id, TStatus>) => string;
}

export type Flow<Id extends SteppedModal, TStatus> = TStatus & { step: ModalSteps[Id] };

const openModal = (state: { ui: UiState }, id: SteppedModal): OpenModal | undefined =>
  selectModals(state).find((modal) => modal.id === id);

/**
 * How things stand in an open modal, as a state machine that lives in the store: its step in `ui`, the rest in the slice
 * of its feature. An event that comes when the modal was closed, or opened once more, changes nothing.
 */
export function useModalFlow<TState extends { ui: UiState }, Id extends SteppedModal, TStatus extends object, TEvent>({
  id,
  selectStatus,
  initial,
  reduce,
  nameOf,
}: FlowOptions<TState, Id, TStatus, TEvent>) {
  const store = useStore<TState>();
  const [key] = useState(() => openModal(store.getState(), id)?.key);
  const step = useSelector((state: TState) => openModal(state, id)?.step ?? FIRST_STEPS[id]) as ModalSteps[Id];
  const status = useSelector(selectStatus) ?? initial;

  const now = (): Flow<Id, TStatus> => {
    const state = store.getState();
    return { ...(selectStatus(state) ?? initial), step: openModal(state, id)?.step as ModalSteps[Id] };
  };
  const act = (event: TEvent): void => {
    if (openModal(store.getState(), id)?.key !== key) return;
    const flow = now();
    const next = reduce(flow, event);
    if (next === flow) return;
    const { step: nextStep, ...rest } = next;
    store.dispatch(stepAction(nameOf(event, next), rest, id, nextStep));
  };
  return { flow: { ...status, step }, now, act };
}
