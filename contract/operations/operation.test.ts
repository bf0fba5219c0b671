import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { route, type RouteTypes } from '../routes/route.ts';
import { operation } from './operation.ts';

/** Whether parts with these schemas compile as an operation of such a route. */
type Compiles<T extends RouteTypes, TParts> = TParts extends Parameters<typeof operation<T>>[1] ? true : false;
type Schema<TOutput> = v.GenericSchema<unknown, TOutput>;

interface Rename {
  body: { name: string };
  answer: { id: string };
  error: 'taken';
}
interface Right {
  summary: string;
  body: Schema<{ name: string }>;
  data: Schema<{ id: string }>;
  errors: { taken: 409 };
}

describe('an operation', () => {
  it('joins a route with its schemas', () => {
    const rename = operation(route<Rename>('POST /things'), {
      summary: 'Names a thing',
      body: v.object({ name: v.string() }),
      data: v.object({ id: v.string() }),
      errors: { taken: 409 },
    });
    expect(rename).toMatchObject({ method: 'POST', path: '/things', errors: { taken: 409 } });
  });

  it('compiles only with schemas that match the types of its route', () => {
    const right: Compiles<Rename, Right> = true;
    const otherAnswer: Compiles<Rename, Omit<Right, 'data'> & { data: Schema<{ id: number }> }> = false;
    const otherBody: Compiles<Rename, Omit<Right, 'body'> & { body: Schema<{ name: number }> }> = false;
    const noBody: Compiles<Rename, Omit<Right, 'body'>> = false;
    const unnamedError: Compiles<Rename, Omit<Right, 'errors'>> = false;
    const bodyOfNone: Compiles<Omit<Rename, 'body'>, Right> = false;
    expect([right, otherAnswer, otherBody, noBody, unnamedError, bodyOfNone]).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
