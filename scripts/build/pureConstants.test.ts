import { transformSync } from '@babel/core';
import { describe, expect, it } from '@jest/globals';
import { pureConstants } from './pureConstants.ts';

const built = (code: string) =>
  transformSync(code, { plugins: [pureConstants], configFile: false, babelrc: false, compact: true })?.code;

describe('a constant', () => {
  it.each([
    ['spreads another', 'export const a={...b};', 'export const a=/*#__PURE__*/(()=>({...b}))();'],
    ['reads a property', 'const a=f(b.c);', 'const a=/*#__PURE__*/(()=>f(b.c))();'],
    ['spreads a list', 'const a=[...b];', 'const a=/*#__PURE__*/(()=>[...b])();'],
  ])('that %s is made by a function without side effects', (_what, code, expected) => {
    expect(built(code)).toBe(expected);
  });

  it.each([
    ['calls a function of a module', 'const a=v.object({b:c()});'],
    ['is a function', 'const a=()=>({...b});'],
    ['has a function in it', 'const a=f(b=>b.c);'],
    ['is taken apart', 'const{a}=b;'],
    ['can change', 'let a={...b};'],
  ])('that %s stays as it is', (_what, code) => {
    expect(built(code)).toBe(code);
  });
});
