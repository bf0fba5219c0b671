// Demo credits for one visit, never stored. In a game for money it only shows what the server said. Amounts are integer cents.

export const CREDIT = 100;
export const START_CENTS = 1000 * CREDIT;

export type Wallet = ReturnType<typeof createWallet>;

function requireCents(amountCents: number, least: number): void {
  if (!Number.isSafeInteger(amountCents) || amountCents < least)
    throw new RangeError(`bad amount of credits: ${amountCents}`);
}

export function createWallet(startCents: number = START_CENTS) {
  requireCents(startCents, 0);
  let balanceCents = startCents;
  const listeners: ((balanceCents: number) => void)[] = [];
  const change = (next: number): void => {
    balanceCents = next;
    for (const listener of listeners) listener(next);
  };
  return {
    balanceCents: () => balanceCents,
    /** Takes a stake if the balance covers it, and returns whether it did. Throws RangeError on an invalid stake. */
    take(stakeCents: number): boolean {
      requireCents(stakeCents, 1);
      if (stakeCents > balanceCents) return false;
      change(balanceCents - stakeCents);
      return true;
    },
    /** Adds a win; zero is a lost round. Throws RangeError on a negative or fractional amount. */
    pay(amountCents: number): void {
      requireCents(amountCents, 0);
      change(balanceCents + amountCents);
    },
    refill: () => change(START_CENTS),
    /** Sets the balance that the server said, in a game for money. */
    set: change,
    subscribe: (listener: (balanceCents: number) => void) => void listeners.push(listener),
  };
}
