/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { KEEP_PRESS } from './keepPress.ts';
import { TELL_FAILURE } from './tellFailure.ts';

const TEMPLATE = readFileSync(path.join(import.meta.dirname, '../../public/index.html'), 'utf8');

const words = () => document.getElementById('not-loaded');

function fail(tag: 'script' | 'img', isDeferred = false): void {
  const element = document.body.appendChild(document.createElement(tag));
  if (isDeferred) element.setAttribute('defer', '');
  element.dispatchEvent(new Event('error'));
}

const press = () => (window as unknown as { keptPress: { stop: () => void } }).keptPress;
const failAt = (filename: string) =>
  window.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { filename }));

beforeAll(() => {
  window.eval(TELL_FAILURE);
});
beforeEach(() => {
  window.eval(KEEP_PRESS);
  document.body.innerHTML = new DOMParser().parseFromString(TEMPLATE, 'text/html').body.innerHTML;
});

afterEach(() => press().stop());

describe('the words about a page whose script did not come', () => {
  it('are shown, in both languages, with a way to load the page again', () => {
    expect(words()?.hidden).toBe(true);
    fail('script', true);
    expect(words()?.hidden).toBe(false);
    expect([...(words()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Reload',
      'Pakia upya',
    ]);
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
    press().stop();
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
