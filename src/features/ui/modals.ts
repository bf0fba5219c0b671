import type { DepositMethod } from '@contract/walletTerms.ts';

/** Every modal of the site and what it is told. Props are serialisable and no more than the screen shows. */
export interface ModalProps {
  /** Age and terms, of a player who has not confirmed them. */
  consent: Record<string, never>;
  /** `wish` opens once the visitor has signed in. */
  auth: { tab: 'login' | 'register'; wish?: Wish | undefined };
  spinWheel: Record<string, never>;
  /** Chosen from the start: a bonus, and the way to pay. */
  deposit: { bonusId?: string; method?: DepositMethod };
  withdraw: Record<string, never>;
  /** `since`: the beginning of the session, as ISO 8601. */
  realityCheck: { since: string };
  /** Without `url` the game is for signed-in players: the server tells them where it is. */
  gamePlayer: { gameId: string; title: string; url: string | null };
}

export type ModalId = keyof ModalProps;

/** What a visitor wanted that only players may have: a page or a modal. */
export type Wish = { page: string } | { [Id in ModalId]: { id: Id; props: ModalProps[Id] } }[ModalId];

/** Open whatever page the browser goes to, until what it asks for is done. */
export const LASTING_MODALS: ReadonlySet<ModalId> = new Set(['consent', 'realityCheck']);

/** The steps of the modals that have some. */
export interface ModalSteps {
  auth: 'phone' | 'otp';
  /** `failed` gives way to `form` by itself; `lost` got no answer, `unknown` is still asked about. */
  deposit: 'form' | 'sending' | 'confirming' | 'waiting' | 'unknown' | 'lost' | 'review' | 'credited' | 'failed';
  withdraw: 'form' | 'confirm' | 'sending' | 'lost' | 'done';
}

export type SteppedModal = keyof ModalSteps;

export const FIRST_STEPS: Readonly<ModalSteps & Partial<Record<ModalId, string>>> = {
  auth: 'phone',
  deposit: 'form',
  withdraw: 'form',
};

type StepOf<Id extends ModalId> = Id extends SteppedModal ? { step: ModalSteps[Id] } : { step?: undefined };

/** An open modal. `key` tells two openings of the same modal apart. */
export type OpenModal = { [Id in ModalId]: { id: Id; key: number; props: ModalProps[Id] } & StepOf<Id> }[ModalId];

/** Takes a modal to one of its steps. */
export type ModalStep = { [Id in SteppedModal]: { id: Id; step: ModalSteps[Id] } }[SteppedModal];
