import type { FlightBet } from '../../../../contract/flights.ts';
import { ANONYMOUS_NAME, SHOWN_FLIGHT_BETS, STAKES } from '../../../../contract/playTerms.ts';
import { decimalOf, firstStakeOf } from '../../ledger/index.ts';
import { shortName } from '../../rewards/readInvitation.ts';
import type { RoundRecord } from '../../store/records/round.ts';
import { betKeyOf } from '../fair.ts';
import { isShown } from '../readLatestBets.ts';
import type { PlayContext } from '../PlayContext.ts';

/** The bets of one flight as everybody may see them, and which of them are news. */
export class FlightBets {
  readonly #store: PlayContext['store'];
  readonly #names = new Map<string, Promise<string>>();
  readonly #bets = new Map<string, FlightBet>();
  readonly #news = new Set<string>();
  readonly #gone = new Set<string>();

  constructor(store: PlayContext['store']) {
    this.#store = store;
  }

  get count(): number {
    return this.#bets.size;
  }

  /** A bet of the flight, its cash-out, or that it was taken back. */
  async add(round: RoundRecord): Promise<void> {
    const known = this.#bets.get(round.id);
    if (round.status === 'void') {
      if (this.#bets.delete(round.id)) this.#gone.add(betKeyOf(round.id));
      return;
    }
    if (known && (round.status === 'open' || known.win !== undefined)) return;
    const bet = toFlightBet(round, await this.#nameOf(round.userId));
    if (known && bet.win === undefined) return;
    this.#bets.set(round.id, bet);
    this.#news.add(round.id);
  }

  top(): FlightBet[] {
    return highest([...this.#bets.values()]);
  }

  /** The bets that came or changed since the last call, and the keys of those that are gone. */
  takeNews(): { bets: FlightBet[]; gone: string[] } {
    const news = [...this.#news].flatMap((id) => this.#bets.get(id) ?? []);
    const gone = [...this.#gone];
    this.#news.clear();
    this.#gone.clear();
    return { bets: highest(news), gone };
  }

  #nameOf(uid: string): Promise<string> {
    const known = this.#names.get(uid) ?? this.#readName(uid);
    this.#names.set(uid, known);
    return known;
  }

  async #readName(uid: string): Promise<string> {
    const player = await this.#store.get('users', uid);
    return isShown(player) ? shortName(player.displayName ?? '') : ANONYMOUS_NAME;
  }
}

/** Stakes of two currencies are compared by their shares of the highest stake. */
const highest = (bets: FlightBet[]): FlightBet[] =>
  bets.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, SHOWN_FLIGHT_BETS);
const weightOf = ({ stake, currency }: FlightBet): number => stake / STAKES[currency].max;

/** A free flight is shown with the stake that it is worth. */
function toFlightBet(round: RoundRecord, name: string): FlightBet {
  const { id, currency, status, multiplier, winCents } = round;
  const isWon = status === 'settled' && multiplier > 0;
  return {
    key: betKeyOf(id),
    name,
    stake: decimalOf(firstStakeOf(round)),
    currency,
    cashedOutAt: isWon ? decimalOf(multiplier) : undefined,
    win: isWon ? decimalOf(winCents) : undefined,
  };
}

/** A player may take bets back and place others without end: only new ones of those are read. */
const STANDING = ['status', 'in', ['open', 'settled']] as const;

/** The rounds of a flight that began or ended since an instant; without one, all bets that stand. */
export async function readNewRounds(
  store: PlayContext['store'],
  flight: string,
  since?: string,
): Promise<RoundRecord[]> {
  const ofFlight = ['flight', '==', flight] as const;
  if (since === undefined) return store.find('rounds', { where: [ofFlight, STANDING] });
  const begun = await store.find('rounds', { where: [ofFlight, ['createdAt', '>=', since]] });
  return [...begun, ...(await store.find('rounds', { where: [ofFlight, ['settledAt', '>=', since]] }))];
}
