import * as v from 'valibot';
import { CHOICES } from '../../../../contract/bets.ts';
import { instant } from '../../ledger/index.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import type { LaunchRecord, PlayRecord, RoundRecord } from '../../store/records/round.ts';
import { serverFloats } from '../fair/serverFloats.ts';
import { playRefusal } from '../refusals.ts';
import { RULES } from '../rules/index.ts';

interface Asked {
  launch: Pick<LaunchRecord, 'kind'>;
  choice: RoundRecord['choice'];
  at: string;
}

/**
 * What fate decides: a flight for everybody, or the seeds of the player. The nonce is given here, in the transaction of
 * the money. @throws ApiError 400 `choice_invalid`
 */
export function drawRound({ launch: { kind }, choice: asked, at }: Asked, play: PlayRecord, flight?: FlightRecord) {
  const choice = readChoice(kind, asked);
  const source = flight ? partOf(flight) : drawFrom(play, kind, choice);
  const facts = { choice, drawn: source.drawn, steps: [], createdAt: at };
  const dueAt = RULES[kind].dueAt(facts);
  return { ...source, ...facts, ...(dueAt !== undefined && { dueAt: instant(dueAt) }) };
}

const partOf = ({ id, crashAt, startsAt }: FlightRecord) => ({ drawn: { crashAt, startsAt }, flight: id });

function drawFrom(
  { serverSeed, serverSeedHash, clientSeed, nonce: last }: PlayRecord,
  kind: RoundRecord['kind'],
  choice: RoundRecord['choice'],
) {
  const nonce = last + 1;
  const drawn = RULES[kind].draw(choice, serverFloats({ serverSeed, clientSeed, nonce }));
  return { drawn, serverSeedHash, clientSeed, nonce };
}

function readChoice(kind: RoundRecord['kind'], choice: RoundRecord['choice']): RoundRecord['choice'] {
  const read = v.safeParse(CHOICES[kind], choice);
  if (!read.success) throw playRefusal('choice_invalid');
  return { ...read.output };
}
