/** A player with bonuses, without a store: rounds are staked and settled as asked. */
import * as v from 'valibot';
import { BonusTermsSchema } from '../../../../contract/bonusTerms.ts';
import type { EndedBonus } from '../../store/records/bonus.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { accountOf } from '../account.ts';
import { type NewRound, type Played, rollBack, settle, stake } from '../rounds.ts';
import { endBonuses, type Ending, endTied } from './endBonuses.ts';
import { type BonusGrant, withOpenBonuses } from './grantBonus.ts';
import { openBonusesOf } from './openBonuses.ts';

const START = Date.parse('2026-11-02T09:00:00.000Z');

type TermsInput = v.InferInput<typeof BonusTermsSchema>;

export class BonusLife {
  user: UserRecord;
  readonly ended: EndedBonus[] = [];
  readonly lines: Played['lines'][number][] = [];
  readonly #open: Played['round'][] = [];
  #days = 0;
  #count = 0;

  /** KES cents. */
  constructor({ real = 0 }) {
    this.user = { id: 'uid-1', currency: 'KES', balance: real / 100, bonusBalance: 0 };
  }

  get at(): string {
    return new Date(START + this.#days * 86_400_000).toISOString();
  }

  get money(): number[] {
    const { balanceCents, bonusCents } = accountOf(this.user);
    return [balanceCents, bonusCents];
  }

  get wagered(): number[] {
    return openBonusesOf(this.user).map(({ wageredCents }) => wageredCents);
  }

  get ends(): unknown[] {
    return this.ended.map(({ id, status, convertedCents, lostCents }) => [id, status, convertedCents, lostCents]);
  }

  give(id: string, cents: number, terms: TermsInput = {}, more: Partial<BonusGrant> = {}): this {
    const bonusBalance = (this.user.bonusBalance ?? 0) + cents / 100;
    const grant = { id, source: 'wheel', cents, terms: v.parse(BonusTermsSchema, terms), ...more } as const;
    this.user = withOpenBonuses({ ...this.user, bonusBalance }, [grant], { at: this.at, kesPerUsd: 129.5 });
    return this;
  }

  pass(days: number): this {
    this.#days += days;
    return this;
  }

  /** Does what the worker does. */
  look(): this {
    this.#keep(endBonuses({ user: this.user, lines: [], ended: [] }, this.at));
    return this;
  }

  /** Does what a withdrawal does. */
  untie(): this {
    const ending = endTied(this.user, this.at);
    return this.keep(ending === 'bonus_in_round' ? undefined : ending);
  }

  keep(ending: Ending | undefined): this {
    if (ending) this.#keep(ending);
    return this;
  }

  /** Opens a round, or tells why it is refused. */
  stake(stakeCents: number, kind: NewRound['kind'] = 'slots'): string {
    const drawn = { choice: {}, drawn: {}, steps: [], serverSeedHash: 'h', clientSeed: 'c', nonce: 1 };
    const names = { id: `r${(this.#count += 1)}`, userId: 'uid-1', gameId: kind, kind, currency: 'KES' } as const;
    const played = stake(this.user, { ...drawn, ...names, stakeCents, createdAt: this.at });
    if (typeof played === 'string') return played;
    this.#keep(played);
    this.#open.push(played.round);
    return 'open';
  }

  /** Ends the oldest open round. */
  end(winCents: number): Played['round'] {
    return this.#end((played) => settle(played, { winCents, multiplier: 0, at: this.at }));
  }

  undo(): Played['round'] {
    return this.#end((played) => rollBack(played, this.at));
  }

  play(stakeCents: number, winCents: number, kind?: NewRound['kind']): this {
    this.stake(stakeCents, kind);
    this.end(winCents);
    return this;
  }

  #end(by: (played: Played) => Played): Played['round'] {
    const round = this.#open.shift();
    if (!round) throw new Error('no round is open');
    const played = by({ round, user: this.user, lines: [] });
    this.#keep(played);
    return played.round;
  }

  #keep({ user, lines, ended = [] }: Pick<Played, 'user' | 'lines' | 'ended'>): void {
    this.user = user;
    this.lines.push(...lines);
    this.ended.push(...ended);
  }
}
