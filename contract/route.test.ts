import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { openGame } from './launches.ts';
import { OPERATIONS } from './operations.testTools.ts';
import { at, forAll, methodOf, pathOf, type Route, route, type RouteTypes } from './route.ts';

describe('a route', () => {
  it('has a method and a path', () => {
    expect([methodOf(openGame), pathOf(openGame)]).toEqual(['POST', '/games/:id/open']);
  });

  it('fills the parameters of its path with values', () => {
    const opened = at(openGame, { id: 'a/b ?' });
    expect([methodOf(opened), pathOf(opened)]).toEqual(['POST', '/games/a%2Fb%20%3F/open']);
  });
});

describe('every operation', () => {
  const signatures = OPERATIONS.map(({ method, path }) => `${method} ${path}`);

  it('has a method and a path of its own', () => {
    expect(new Set(signatures).size).toBe(OPERATIONS.length);
    for (const signature of signatures) expect(signature).toMatch(/^(?:GET|POST|PATCH) (?:\/:?[a-z][\w.-]*)+$/i);
  });

  it.each(OPERATIONS.map(({ path, params }) => [path, params] as const))(
    '%s checks each parameter of its path',
    (path, params) => {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const checked = params && 'entries' in params ? Object.keys(params.entries as object) : [];
      expect(checked).toEqual(named);
    },
  );
});

type Schema<TOutput> = v.GenericSchema<unknown, TOutput>;
/** True when an answer with this schema and these parts compiles for such a route. */
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
