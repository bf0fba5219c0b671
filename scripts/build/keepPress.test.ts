/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KEEP_PRESS } from './keepPress.ts';

interface KeptPress {
  button: Element | null;
  isWaiting: boolean;
  stop: () => void;
  drop: () => void;
  answer: () => void;
  takeLanguage: () => string;
}

let kept: KeptPress;
const press = (id: string): void => document.getElementById(id)?.click();
const waiting = () => [...document.querySelectorAll('[aria-busy]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML =
    '<button id="a"><span id="in-a">A</span></button><button id="b">B</button><a id="link" href="#x">x</a>';
  window.eval(KEEP_PRESS);
  kept = (window as unknown as { keptPress: KeptPress }).keptPress;
});

afterEach(() => kept.stop());

describe('a press before the app is there', () => {
  it('is kept and shown as waiting, also inside its button; the last one counts', () => {
    press('in-a');
    expect(waiting()).toEqual(['a']);
    press('b');
    expect(waiting()).toEqual(['b']);
    expect(kept.button?.id).toBe('b');
  });

  it('of a link is left to the browser', () => {
    press('link');
    expect(waiting()).toEqual([]);
  });

  it('is answered once, by its button or by the same one in its place', () => {
    const answered: string[] = [];
    const listen = () =>
      document.querySelectorAll('button').forEach((button) => {
        button.addEventListener('click', () => answered.push(button.id));
      });
    press('b');
    document.body.innerHTML = '<button id="a">A</button><button id="b">B</button>';
    listen();
    kept.stop();
    kept.answer();
    kept.answer();
    expect(answered).toEqual(['b']);
  });

  it('is not answered when its button is gone, as for who turns out to be signed in', () => {
    press('b');
    document.body.innerHTML = '<button id="a">A</button>';
    const click = jest.spyOn(HTMLElement.prototype, 'click');
    kept.answer();
    expect(click).not.toHaveBeenCalled();
    click.mockRestore();
  });

  it('waits no longer when the page has failed, and neither does a later one', () => {
    press('a');
    kept.drop();
    expect([waiting(), kept.button, kept.isWaiting]).toEqual([[], null, false]);
    press('b');
    expect(waiting()).toEqual([]);
  });
});

describe('a language that is chosen before the app is there', () => {
  function choose(language: string, name = 'language'): void {
    document.body.innerHTML = `<select name="${name}"><option>en</option><option>sw</option></select>`;
    const list = document.querySelector('select');
    if (list) list.value = language;
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  }

  it('is kept until it is taken, also while the app takes over the page; the last one counts', () => {
    choose('sw');
    choose('en');
    kept.stop();
    kept.answer();
    choose('sw');
    expect([kept.takeLanguage(), kept.takeLanguage()]).toEqual(['sw', '']);
    choose('en');
    expect(kept.takeLanguage()).toBe('');
  });

  it('is no choice from another list', () => {
    choose('sw', 'currency');
    expect(kept.takeLanguage()).toBe('');
  });

  it('is dropped when the page has failed', () => {
    choose('sw');
    kept.drop();
    expect(kept.takeLanguage()).toBe('');
  });
});
