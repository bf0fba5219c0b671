/** @jest-environment jest-fixed-jsdom */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { KEEP_PRESS } from './keepPress.ts';

const press = (id: string): void => document.getElementById(id)?.click();
const waiting = () => [...document.querySelectorAll('[aria-busy]')].map(({ id }) => id);

beforeAll(() => {
  window.eval(KEEP_PRESS);
});
beforeEach(() => {
  document.body.innerHTML =
    '<button id="a"><span id="in-a">A</span></button><button id="b">B</button><a id="link" href="#x">x</a><script id="app"></script>';
  document.getElementById('app')?.dispatchEvent(new Event('error'));
});

describe('a press before the app is there', () => {
  it('is kept and shown as waiting, also inside its button; the last one counts', () => {
    press('in-a');
    expect(waiting()).toEqual(['a']);
    press('b');
    expect(waiting()).toEqual(['b']);
  });

  it('of a link is left to the browser', () => {
    press('link');
    expect(waiting()).toEqual([]);
  });

  it('waits no longer when the script of the app does not come', () => {
    press('a');
    document.getElementById('app')?.dispatchEvent(new Event('error'));
    expect(waiting()).toEqual([]);
  });
});
