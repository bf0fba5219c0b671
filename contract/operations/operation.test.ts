import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { type Route, route, type RouteTypes } from '../routes/route.ts';
import { forAll } from './operation.ts';

type Schema<TOutput> = v.GenericSchema<unknown, TOutput>;
/** Whether an answer with this schema and these parts compiles for such a route. */
type Compiles<T extends RouteTypes, TData, TParts extends unknown[]> =
  [Route<T>, string, TData, ...TParts] extends Parameters<typeof forAll<T>> ? true : false;

interface Rename {
  body: { name: string };
  answer: { id: string };
  error: 'taken';
}
type Id = Schema<{ id: string }>;
type Name = Schema<{ name: string }>;
interface Taken {
  errors: { taken: 409 };
}

describe('an operation', () => {
  it('joins a route with its schemas', () => {
    const rename = forAll(route<Rename>('POST /things'), 'Names a thing', v.object({ id: v.string() }), {
      body: v.object({ name: v.string() }),
      errors: { taken: 409 },
    });
    expect(rename).toMatchObject({ method: 'POST', path: '/things', errors: { taken: 409 } });
  });

  it('compiles only with schemas that match the types of its route', () => {
    const right: Compiles<Rename, Id, [Taken & { body: Name }]> = true;
    const otherAnswer: Compiles<Rename, Schema<{ id: number }>, [Taken & { body: Name }]> = false;
    const otherBody: Compiles<Rename, Id, [Taken & { body: Schema<{ name: number }> }]> = false;
    const noParts: Compiles<Rename, Id, []> = false;
    const noBody: Compiles<Rename, Id, [Taken]> = false;
    const unnamedError: Compiles<Rename, Id, [{ body: Name }]> = false;
    const bodyOfNone: Compiles<Omit<Rename, 'body'>, Id, [Taken & { body: Name }]> = false;
    expect(right).toBe(true);
    expect([otherAnswer, otherBody, noParts, noBody, unnamedError, bodyOfNone]).not.toContain(true);
  });
});
