/** Actions that move a feature's modal to a step: its slice stores the payload, `ui` the step. Never with secrets. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ModalStep, ModalSteps, SteppedModal } from './modals';

export interface StepAction<TPayload = unknown> extends UnknownAction {
  payload: TPayload;
  meta: { modal: ModalStep };
}

/** @param type such as `wallet/promptSent` */
export const stepAction = <TPayload, Id extends SteppedModal>(
  type: string,
  payload: TPayload,
  id: Id,
  step: ModalSteps[Id],
): StepAction<TPayload> => ({ type, payload, meta: { modal: { id, step } as ModalStep } });

export const hasStep = (action: UnknownAction): action is StepAction =>
  (action as Partial<StepAction>).meta?.modal !== undefined;

/** Whether the action moves this modal to a step; its payload is the state there. */
export const isStepOf =
  <TPayload>(modalId: SteppedModal) =>
  (action: UnknownAction): action is StepAction<TPayload> =>
    hasStep(action) && action.meta.modal.id === modalId;
