import type { Wallet } from '../../../kit/wallet';
import { msUntil } from '../../rules/index.ts';
import { type FlightBet, payoutCents } from '../flight';
import { createPlaces, type OpenBet, type OwnBets, type OwnEvents } from './places';

interface DemoOptions {
  wallet: Wallet;
  /** The news that a flight ended before a cash-out get this long to arrive. */
  newsMs: number;
  onMissed: () => void;
  onBroke: () => void;
}

/**
 * Stakes of demo credits, decided here by what is known of the flight; nobody else learns of them. A cash-out holds when
 * the flight was still there at its multiplier. The stake on a flight that ended out of sight is given back.
 */
export function createDemoBets({ wallet, newsMs, onMissed, onBroke }: DemoOptions, events: OwnEvents): OwnBets {
  const own = createPlaces(events, send, onMissed);

  function send(bet: FlightBet, flightId: number): void {
    if (!wallet.take(bet.stakeCents)) return refuse(bet);
    own.set(bet.place, { kind: 'open', flightId, bet });
    events.onPlaced(bet.stakeCents);
  }

  function refuse({ place }: FlightBet): void {
    own.leave(place);
    onBroke();
  }

  function giveBack({ place, stakeCents }: FlightBet): void {
    wallet.pay(stakeCents);
    own.leave(place);
    events.onCancelled(stakeCents);
  }

  function end({ bet, flightId }: OpenBet, crashPoint: number): void {
    const { autoTarget: cashedAt = Infinity } = bet;
    const ended = cashedAt <= crashPoint ? { ...bet, cashedAt } : bet;
    wallet.pay(payoutCents(ended));
    own.end(flightId, ended, crashPoint);
  }

  return {
    ...own,
    isOwn: () => false,
    send,
    waitAfter: (bet, id) => (wallet.balanceCents() < bet.stakeCents ? refuse(bet) : own.waitAfter(bet, id)),
    cancel(place) {
      const at = own.get(place);
      if (at?.kind === 'open') giveBack(at.bet);
      else own.leave(place);
    },
    cashOut(place, multiplier) {
      const at = own.get(place);
      if (at?.kind !== 'open') return;
      const autoTarget = Math.min(at.bet.autoTarget ?? Infinity, multiplier);
      own.set(place, { ...at, asked: 'cashOut', bet: { ...at.bet, autoTarget } });
    },
    follow({ id, crashPoint }, elapsedMs) {
      for (const { place, at } of own.open()) {
        const { autoTarget = Infinity } = at.bet;
        // The end of a bet may have brought here again.
        if (own.get(place) !== at) continue;
        if (at.flightId !== id) giveBack(at.bet);
        else if (crashPoint !== undefined) end(at, crashPoint);
        else if (elapsedMs >= msUntil(autoTarget) + newsMs) end(at, autoTarget);
      }
    },
  };
}
