import type { DepositMethod } from '@contract/walletTerms.ts';
import type { UnknownAction } from '@reduxjs/toolkit';

/** Every modal and its props, which are serialisable and minimal. */
export interface ModalProps {
  /** Asks a player who has not confirmed age and terms. */
  consent: Record<string, never>;
  /** `wish` opens after the sign-in. */
  auth: { tab: 'login' | 'register'; wish?: Wish | undefined };
  spinWheel: Record<string, never>;
  deposit: { bonusId?: string; method?: DepositMethod };
  withdraw: Record<string, never>;
  /** `since`: start of the session, ISO 8601. */
  realityCheck: { since: string };
  /** Without `url` the game is for signed-in players, and the server gives the address. `isForMoney`: also without money. */
  gamePlayer: { gameId: string; title: string; url: string | null; isForMoney?: boolean };
}

export type ModalId = keyof ModalProps;

/** A page or a modal that a visitor wanted and only players may have. */
export type Wish = { page: string } | { [Id in ModalId]: { id: Id; props: ModalProps[Id] } }[ModalId];

/** Open on every page until the player answers. */
export const LASTING_MODALS: ReadonlySet<ModalId> = new Set(['consent', 'realityCheck']);

export interface ModalSteps {
  auth: 'phone' | 'otp';
  /** `failed` becomes `form` after a while; `lost` got no answer, `unknown` is still checked. */
  deposit: 'form' | 'sending' | 'confirming' | 'waiting' | 'unknown' | 'lost' | 'review' | 'credited' | 'failed';
  withdraw: 'form' | 'confirm' | 'sending' | 'lost' | 'done';
  /** `asking`: the server draws. */
  spinWheel: 'ready' | 'asking' | 'spinning' | 'shown';
  /** `fullscreen`: loaded, on the whole screen. */
  gamePlayer: 'loading' | 'loaded' | 'failed' | 'fullscreen';
}

export type SteppedModal = keyof ModalSteps;

export const FIRST_STEPS: Readonly<ModalSteps & Partial<Record<ModalId, string>>> = {
  auth: 'phone',
  deposit: 'form',
  withdraw: 'form',
  spinWheel: 'ready',
  gamePlayer: 'loading',
};

type StepOf<Id extends ModalId> = Id extends SteppedModal ? { step: ModalSteps[Id] } : { step?: undefined };
/** An open modal. `key` tells two openings of the same modal apart. `status`: the state of its flow beside the step. */
export type OpenModal = {
  [Id in ModalId]: { id: Id; key: number; props: ModalProps[Id]; status?: object } & StepOf<Id>;
}[ModalId];

type ModalStep = { [Id in SteppedModal]: { id: Id; step: ModalSteps[Id] } }[SteppedModal];

/** Moves a modal to a step. The payload is its status, never with secrets. */
interface StepAction extends UnknownAction {
  payload: object;
  meta: { modal: ModalStep };
}

/** @param type such as `wallet/promptSent` */
export const stepAction = <Id extends SteppedModal>(
  type: string,
  payload: object,
  id: Id,
  step: ModalSteps[Id],
): StepAction => ({ type, payload, meta: { modal: { id, step } as ModalStep } });

export const hasStep = (action: UnknownAction): action is StepAction =>
  (action as Partial<StepAction>).meta?.modal !== undefined;
