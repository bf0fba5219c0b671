/** The acts of an actor at a house game. Nothing follows on a refusal. */
import { randomUUID } from 'node:crypto';
import type { HouseKind } from '../../../contract/playTerms.ts';
import { type Actor, textIn } from './Actor.ts';

interface Betting {
  /** Decimal; without it a small one with cents. */
  stake?: number;
  isFree?: boolean;
  gameId?: string;
}

/** Another call of the same game, about the round of a bet. */
export interface OpenRound {
  step: (step: object) => Promise<void>;
  takeBack: () => Promise<void>;
}

/** Picks the amount of the account's currency. */
export const worth = ({ currency }: Actor, kes: number, usd: number): number => (currency === 'KES' ? kes : usd);

/** Opens a house game and bets. Returns its round, if there is one. */
export async function bet(
  actor: Actor,
  kind: HouseKind,
  choice: object,
  { stake = worth(actor, 100.05, 1.05), isFree = false, gameId = kind }: Betting = {},
): Promise<OpenRound | undefined> {
  const { launchToken } = await actor.open(gameId);
  const token = String(launchToken);
  const betId = randomUUID();
  const ask = await actor.ask('/play/bets', { betId, stake, choice, ...(isFree && { freeSpin: true }) }, token);
  const roundId = textIn(ask, 'roundId');
  if (!roundId) return undefined;
  return {
    step: async (step) =>
      void (await actor.ask(`/play/rounds/${roundId}/steps`, { stepId: randomUUID(), ...step }, token)),
    takeBack: async () => void (await actor.ask(`/play/bets/${betId}/rollback`, {}, token)),
  };
}

/** A field with one mine: a tile, and a cash-out. */
export async function cashOutMines(actor: Actor): Promise<void> {
  const round = await bet(actor, 'mines', { mines: 1 });
  await round?.step({ action: 'open', tile: 0 });
  await round?.step({ action: 'cashOut' });
}

/** Flights follow each other while somebody looks. Returns the state of the present one. */
export async function seeFlight({ server, uid }: Actor, gameId: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${uid}` };
  const answer = await fetch(`${server.url}/api/play/flights/${gameId}`, { headers });
  const { data } = (await answer.json()) as { data?: { flight: { status: string } | null } };
  return data?.flight?.status;
}
