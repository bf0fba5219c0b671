/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TELL_FAILURE } from './tellFailure.ts';

const TEMPLATE = readFileSync(path.join(import.meta.dirname, '../../public/index.html'), 'utf8');

const words = () => document.getElementById('not-loaded');

function fail(tag: 'script' | 'img', isDeferred = false): void {
  const element = document.body.appendChild(document.createElement(tag));
  if (isDeferred) element.setAttribute('defer', '');
  element.dispatchEvent(new Event('error'));
}

beforeAll(() => {
  window.eval(TELL_FAILURE);
});
beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(TEMPLATE, 'text/html').body.innerHTML;
});

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

  it('are not for pictures, or for parts that open later', () => {
    fail('img');
    fail('script');
    expect(words()?.hidden).toBe(true);
  });
});
