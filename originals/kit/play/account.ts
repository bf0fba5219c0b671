import type { Clock } from '../clock';
import type { TellHost } from '../hostBridge';
import type { Wallet } from '../wallet';
import type { Funds, Session } from './launch';
import type { RoundMoney } from './MoneyRound';

export type Account = ReturnType<typeof createAccount>;

/** The player's money as the server told it, and what this session has won or lost. Without a session it begins now. */
export function createAccount(
  { wallet, tellHost, clock }: { wallet: Wallet; tellHost: TellHost; clock: Pick<Clock, 'now'> },
  { session, ...funds }: Funds & { session?: Session | undefined },
) {
  const startMs = clock.now() - (session?.playedMs ?? 0);
  const listeners: (() => void)[] = [];
  let bonusCents = funds.bonusBalanceCents;
  let heldCents = funds.heldCents;
  let netCents = session?.netCents ?? 0;
  let countedId: string | undefined;
  let isBetting = false;
  /** These rounds are over, and the player has not seen their ends. */
  const unseen = new Set<string>();
  /** The last one of them that was bought: its balances are the newest. */
  let newest: RoundMoney | undefined;
  let waiting: Funds | undefined;
  /** Ids of the open rounds. */
  const riding = new Set<string>();

  function show({ balanceCents, bonusBalanceCents }: Omit<Funds, 'heldCents'>): void {
    bonusCents = bonusBalanceCents;
    wallet.set(Math.max(0, balanceCents - heldCents) + bonusBalanceCents);
  }

  function tell({ balanceCents, bonusBalanceCents }: Omit<Funds, 'heldCents'>): void {
    show({ balanceCents, bonusBalanceCents });
    tellHost({ type: 'money', balance: balanceCents / 100, bonusBalance: bonusBalanceCents / 100 });
  }

  function fund(funds: Funds): void {
    if (isBetting || unseen.size > 0) {
      waiting = funds;
      return;
    }
    waiting = undefined;
    ({ heldCents } = funds);
    tell(funds);
  }

  function fundWaiting(): void {
    if (waiting) fund(waiting);
  }

  function addNet(cents: number): void {
    netCents += cents;
    for (const listener of listeners) listener();
  }

  function ride(id: string, isOn: boolean): void {
    if (riding.has(id) === isOn) return;
    if (isOn) riding.add(id);
    else riding.delete(id);
    tellHost({ type: 'riding', rounds: riding.size });
  }

  show(funds);
  return {
    /** The player can stake this much. */
    totalCents: wallet.balanceCents,
    bonusCents: () => bonusCents,
    /** Wins less stakes of this session, without the stakes that still ride. */
    netCents: () => netCents,
    playedMs: () => clock.now() - startMs,
    /** A round was bought. If it is over already, only its stake is shown: the player has not seen its end. */
    begin(round: RoundMoney): void {
      isBetting = false;
      if (round.status === 'open') {
        ride(round.id, true);
        tell(round);
        return fundWaiting();
      }
      unseen.add(round.id);
      newest = round;
      bonusCents = Math.max(0, bonusCents - round.bonusCents);
      wallet.set(Math.max(0, wallet.balanceCents() - round.stakeCents));
    },
    /** The round was open at the launch: if it is of this session, its stake is in the session's net already. */
    found({ id, startedAt }: RoundMoney) {
      if (session && startedAt >= session.since) countedId = id;
    },
    /** A round from before goes on. */
    resume({ id, stakeCents }: RoundMoney) {
      if (id === countedId) addNet(stakeCents);
      ride(id, true);
    },
    /** The player has seen how the round ended. */
    end(round: RoundMoney) {
      if (round.status !== 'void') addNet(round.winCents - round.stakeCents);
      const wasUnseen = unseen.delete(round.id);
      ride(round.id, false);
      if (unseen.size > 0) wallet.set(wallet.balanceCents() + round.winCents);
      else tell(wasUnseen && newest ? newest : round);
      fundWaiting();
      tellHost({ type: 'round' });
    },
    /** A bet is being decided: until it is known, and its end is seen, other news of the balances waits. `begin` ends it. */
    setBetting(isOn: boolean) {
      isBetting = isOn;
      fundWaiting();
    },
    /** The balances, as the page around the game knows them now. */
    fund,
    /** Calls back when the net position has changed. */
    subscribe: (listener: () => void) => void listeners.push(listener),
  };
}
