/** @jest-environment jest-fixed-jsdom */
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KEEP_PRESS, markBrowser, TELL_FAILURE, WARM_FORMATS } from './earlyScripts.ts';
import { withTexts } from './pageTexts.ts';

/** The marks that a page gets in a browser that keeps these parts of the state. */
function marksOf(localStorage: object | undefined, isForVisitors = false): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(markBrowser({ isForVisitors }), { localStorage, document: { documentElement: { dataset } } });
  return dataset;
}

const keptIn = (slice: string, fields: object) => ({ [`persist:karata/${slice}`]: JSON.stringify(fields) });

describe('the mark of somebody who has played here', () => {
  it('is set for who has played here', () => {
    expect(marksOf(keptIn('games', { recentlyPlayed: '["g1"]' }))).toEqual({ returning: '' });
  });

  it.each([
    ['storage is empty', {}],
    ['storage is blocked', undefined],
    ['nothing was played', keptIn('games', { recentlyPlayed: '[]' })],
    ['the storage cannot be read', { 'persist:karata/games': '{"recentlyPlayed":"[' }],
  ])('is left out when %s', (_when, kept) => {
    expect(marksOf(kept)).toEqual({});
  });
});

describe('the mark of a player', () => {
  const player = keptIn('auth', { wasSignedIn: 'true' });

  it('concerns the buttons of the sign-in, and the whole of a page that is for visitors', () => {
    expect(marksOf(player)).toMatchObject({ player: 'bar' });
    expect(marksOf(player, true)).toMatchObject({ player: 'page' });
  });

  it.each([[{}], [undefined], [keptIn('auth', { wasSignedIn: 'false' })]])('is left out for a visitor: %j', (kept) => {
    expect(marksOf(kept, true)).not.toHaveProperty('player');
  });
});

it('the mark of small tiles is set where they were chosen', () => {
  expect(marksOf(keptIn('ui', { isListCompact: 'true' }))).toHaveProperty('compact');
  expect(marksOf(keptIn('ui', { isListCompact: 'false' }))).not.toHaveProperty('compact');
});

describe('before the app is there,', () => {
  interface KeptPress {
    button: Element | null;
    isWaiting: boolean;
    stop: () => void;
    drop: () => void;
    answer: () => void;
    takeLanguage: () => string;
    takeText: () => string;
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

  describe('a press', () => {
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

  describe('a language that is chosen', () => {
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

  describe('a search that is typed', () => {
    function type(text: string, kind = 'search'): void {
      document.body.innerHTML = `<input type="${kind}">`;
      const box = document.querySelector('input');
      if (box) box.value = text;
      box?.dispatchEvent(new Event('input', { bubbles: true }));
    }

    it('is kept until it is taken, also while the app takes over the page', () => {
      type('dad');
      kept.stop();
      type('dadu');
      expect([kept.takeText(), kept.takeText()]).toEqual(['dadu', '']);
      type('dadu mbili');
      expect(kept.takeText()).toBe('');
    });

    it('is none in another box, and is dropped when the page has failed', () => {
      type('0712', 'tel');
      expect(kept.takeText()).toBe('');
      type('dadu');
      kept.drop();
      expect(kept.takeText()).toBe('');
    });
  });
});

describe('the words about a page whose script did not come', () => {
  const TEMPLATE = withTexts(readFileSync(path.join(import.meta.dirname, '../../public/index.html'), 'utf8'));

  const words = () => document.getElementById('not-loaded');

  function fail(tag: 'script' | 'img', isDeferred = false): void {
    const element = document.body.appendChild(document.createElement(tag));
    if (isDeferred) element.setAttribute('defer', '');
    element.dispatchEvent(new Event('error'));
  }

  const keptPress = () => (window as unknown as { keptPress: { stop: () => void } }).keptPress;
  const failAt = (filename: string) =>
    window.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { filename }));

  beforeAll(() => {
    window.eval(TELL_FAILURE);
  });
  beforeEach(() => {
    window.eval(KEEP_PRESS);
    document.body.innerHTML = new DOMParser().parseFromString(TEMPLATE, 'text/html').body.innerHTML;
  });

  afterEach(() => keptPress().stop());

  it('are shown, in both languages, with a way to load the page again', () => {
    expect(words()?.hidden).toBe(true);
    fail('script', true);
    expect(words()?.hidden).toBe(false);
    const told = [...(words()?.querySelectorAll('p') ?? [])].map(({ lang, textContent }) => [lang, textContent]);
    expect(told).toEqual([
      ['en', expect.stringMatching(/^This page did not load completely\. .* Reload$/)],
      ['sw', expect.stringMatching(/^Ukurasa huu haukupakiwa wote\. .* Pakia upya$/)],
    ]);
    expect(words()?.querySelectorAll('a[href=""]')).toHaveLength(2);
  });

  it('are shown when a script cannot be run before the app is there', () => {
    failAt('http://localhost/assets/main.0a.js');
    expect(words()?.hidden).toBe(false);
  });

  it('are shown when the app cannot start', () => {
    window.dispatchEvent(new Event('unhandledrejection'));
    expect(words()?.hidden).toBe(false);
  });

  it('are not for what goes wrong once the app is there, or outside of the site', () => {
    failAt('chrome-extension://abc/content.js');
    keptPress().stop();
    failAt('http://localhost/assets/main.0a.js');
    window.dispatchEvent(new Event('unhandledrejection'));
    expect(words()?.hidden).toBe(true);
  });

  it('let no press wait', () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="a">A</button>');
    document.getElementById('a')?.click();
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1);
    fail('script', true);
    document.getElementById('a')?.click();
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
  });

  it('are not for pictures, or for parts that open later', () => {
    fail('img');
    fail('script');
    expect(words()?.hidden).toBe(true);
  });
});

describe('the first question about formats', () => {
  const picture = (isComplete: boolean): HTMLImageElement =>
    document.body.appendChild(
      Object.defineProperty(new Image(), 'complete', { value: isComplete, configurable: true }),
    );

  const load = (image: HTMLImageElement): void => {
    Object.defineProperty(image, 'complete', { value: true });
    image.dispatchEvent(new Event('load'));
    jest.runOnlyPendingTimers();
  };

  let asked: jest.SpiedFunction<typeof Intl.NumberFormat.supportedLocalesOf>;

  beforeEach(() => {
    jest.useFakeTimers();
    asked = jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('is asked once, after the last picture of the page has come', () => {
    const [first, second] = [picture(false), picture(false)];
    window.eval(WARM_FORMATS);
    load(first);
    expect(asked).not.toHaveBeenCalled();
    load(second);
    expect(asked).toHaveBeenCalledTimes(1);
    load(picture(false));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
