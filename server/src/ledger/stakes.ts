/** How a stake and a win are shared between real and bonus money. Pure. */
import { type Account, availableCents } from './account.ts';

export interface Shares {
  realCents: number;
  bonusCents: number;
}

/** Real money first, then bonus money; money on its way out is not staked. Undefined when both do not suffice. */
export function shareStake(account: Account, stakeCents: number): Shares | undefined {
  const realCents = Math.min(stakeCents, availableCents(account));
  const bonusCents = stakeCents - realCents;
  return bonusCents <= account.bonusCents ? { realCents, bonusCents } : undefined;
}

/** The part that was bonus goes back to bonus; a rest of a cent is real. As integers, because the product is large. */
export function shareWin({ realCents, bonusCents }: Shares, winCents: number): Shares {
  const stakeCents = realCents + bonusCents;
  if (bonusCents === 0 || stakeCents === 0) return { realCents: winCents, bonusCents: 0 };
  const bonus = Number((BigInt(winCents) * BigInt(bonusCents)) / BigInt(stakeCents));
  return { realCents: winCents - bonus, bonusCents: bonus };
}
