import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import {
  FIRST_STEPS,
  type ModalStatuses,
  type ModalSteps,
  type OpenModal,
  stepAction,
  type SteppedModal,
} from './modals';
import { selectModals, type UiState } from './uiSlice';

interface FlowOptions<TState, Id extends SteppedModal, TStatus extends object, TEvent> {
  id: Id;
  /** State in the feature's slice, or `statusOf` the modal; `null` before the first step. */
  selectStatus: (state: TState) => TStatus | null;
  initial: TStatus;
  /** Pure: the state after an event. The same object means that nothing changes. */
  reduce: (flow: Flow<Id, TStatus>, event: TEvent) => Flow<Id, TStatus>;
  /** The name of the step in the store, such as `auth/codeSent`. */
  nameOf: (event: TEvent, next: Flow<Id, TStatus>) => string;
}

export type Flow<Id extends SteppedModal, TStatus> = TStatus & { step: ModalSteps[Id] };

const openModal = (state: { ui: UiState }, id: SteppedModal): OpenModal | undefined =>
  selectModals(state).find((modal) => modal.id === id);

export const statusOf =
  <Id extends keyof ModalStatuses>(id: Id) =>
  (state: { ui: UiState }): ModalStatuses[Id] | null =>
    (openModal(state, id)?.status ?? null) as ModalStatuses[Id] | null;

/** The state machine of an open modal: its step in `ui`, the rest there or in its feature's slice. Old events are ignored. */
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
