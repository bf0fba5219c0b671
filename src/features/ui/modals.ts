/** Every modal of the site and what it is told. Props are serialisable and no more than the screen shows. */
export interface ModalProps {
  auth: { tab: 'login' | 'register' };
  spinWheel: Record<string, never>;
  /** `bonusId` is chosen from the start. */
  deposit: { bonusId?: string };
  withdraw: Record<string, never>;
  gamePlayer: { gameId: string; title: string; url: string };
}

export type ModalId = keyof ModalProps;

/** An open modal. `key` tells two openings of the same modal apart. */
export type OpenModal = { [Id in ModalId]: { id: Id; key: number; props: ModalProps[Id] } }[ModalId];
