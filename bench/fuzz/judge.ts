/** These rules hold for each answer, whatever was asked. */
import * as v from 'valibot';
import { ErrorBodySchema } from '../../contract/route.ts';
import type { FuzzWorld } from './openWorld.ts';
import type { FuzzRequest } from './requests.ts';
import type { FuzzAnswer } from './send.ts';

const STACK = /\n\s+at .+:\d+:\d+|(?:file:\/\/|\/)[\w./-]+\.[jt]s:\d+/;

/** Everything that is wrong with the answer. */
export function problemsOf(world: FuzzWorld, asked: FuzzRequest, answer: FuzzAnswer): string[] {
  const { status, body } = answer;
  const problems = [
    ...world.misfits.splice(0),
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(STACK.test(body) ? ['a stack trace'] : []),
    ...world.secrets.filter((word) => body.includes(word)).map((word) => `tells the secret ${word}`),
    ...(asked.actor === 'operator' ? [] : foreignWords(world, asked, answer)),
    ...envelopeProblems(asked, answer),
  ];
  return problems.map((problem) => `${problem}: ${body.slice(0, 300)}`);
}

/** A refusal may repeat an id that was asked for; it never tells more, and an answer with data tells nothing. */
function foreignWords(world: FuzzWorld, asked: FuzzRequest, { status, body }: FuzzAnswer): string[] {
  const said = `${asked.path} ${asked.body ?? ''}`;
  const private_ = world.privateWords.filter((word) => body.includes(word) && !said.includes(word));
  const ids = status < 400 ? world.victimIds.filter((id) => body.includes(id) && !said.includes(id)) : [];
  const owned = status < 400 && isOwned(body, world.victimIds) ? ['a record of another player'] : [];
  return [...private_, ...ids].map((word) => `tells ${word} of another player`).concat(owned);
}

/** True when the data of an answer is one of these records. */
function isOwned(body: string, ids: readonly string[]): boolean {
  const read = v.safeParse(v.object({ data: v.looseObject({ id: v.string() }) }), parsed(body));
  return read.success && ids.includes(read.output.data.id);
}

function envelopeProblems({ method }: FuzzRequest, { status, type, body }: FuzzAnswer): string[] {
  if (method === 'HEAD' || status === 204 || status === 304) return body === '' ? [] : ['a body where none may be'];
  if (type.startsWith('text/event-stream')) return [];
  if (!type.startsWith('application/json')) return [`the type ${type || 'none'}`];
  const value = parsed(body);
  if (value === undefined) return ['no JSON'];
  return status >= 400 && !v.is(ErrorBodySchema, value) ? ['an error without code and message'] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
