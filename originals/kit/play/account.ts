import type { Clock } from '../clock';
import type { HostBridge } from '../hostBridge';
import type { Wallet } from '../wallet';
import type { Funds } from './launch';
import type { RoundMoney } from './MoneyRound';

/** The player's money as the server told it, and what this visit has won or lost. Amounts are cents. */
export interface Account {
  readonly bonusCents: number;
  /** Wins less stakes of this visit. */
  readonly netCents: number;
  /** Time since the game was opened. */
  readonly playedMs: number;
  /** A round was bought. If it is over already, only its stake is shown: the player has not seen its end. */
  begin: (round: RoundMoney) => void;
  /** A round from before this visit goes on. */
  resume: (round: RoundMoney) => void;
  /** The player has seen how the round ended. */
  end: (round: RoundMoney) => void;
  /** The balances changed outside the game. */
  fund: (funds: Funds) => void;
  /** Calls back when the net position has changed. */
  subscribe: (listener: () => void) => void;
}

interface AccountParts {
  wallet: Wallet;
  host: HostBridge;
  clock: Pick<Clock, 'now'>;
}

export function createAccount({ wallet, host, clock }: AccountParts, funds: Funds): Account {
  const startMs = clock.now();
  const listeners: (() => void)[] = [];
  let bonusCents = funds.bonusBalanceCents;
  let netCents = 0;

  function show({ balanceCents, bonusBalanceCents }: Funds): void {
    bonusCents = bonusBalanceCents;
    wallet.set(balanceCents + bonusBalanceCents);
  }

  function tell(round: RoundMoney): void {
    show(round);
    host.money(round.balanceCents, round.bonusBalanceCents);
  }

  function addNet(cents: number): void {
    netCents += cents;
    for (const listener of listeners) listener();
  }

  show(funds);
  return {
    get bonusCents() {
      return bonusCents;
    },
    get netCents() {
      return netCents;
    },
    get playedMs() {
      return clock.now() - startMs;
    },
    begin(round) {
      addNet(-round.stakeCents);
      if (round.status === 'open') return tell(round);
      bonusCents = Math.max(0, bonusCents - round.bonusCents);
      wallet.set(Math.max(0, wallet.balanceCents - round.stakeCents));
    },
    resume: (round) => addNet(-round.stakeCents),
    end(round) {
      addNet(round.status === 'void' ? round.stakeCents : round.winCents);
      tell(round);
      host.round();
    },
    fund: show,
    subscribe: (listener) => void listeners.push(listener),
  };
}
