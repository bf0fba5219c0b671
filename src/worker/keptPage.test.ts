import { describe, expect, it } from '@jest/globals';
import { isForAll, keptPage } from './keptPage';

const MAIN = '/assets/main.0a1b2c.js';
const page = (html: string, init: ResponseInit = {}) => new Response(html, init);
const OWN = `<script defer src="${MAIN}"></script>`;

describe('a page for the next visit', () => {
  it('is kept as text, with its policy', async () => {
    const headers = { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br', vary: 'Cookie' };
    const kept = await keptPage(page(OWN, { headers }), MAIN);
    expect(await kept?.text()).toBe(OWN);
    expect([...(kept?.headers.keys() ?? [])]).toEqual(['content-security-policy', 'content-type']);
  });

  it.each([
    ['another build, whose scripts are not kept', page('<script defer src="/assets/main.ffffff.js"></script>')],
    ['an error', page(OWN, { status: 503 })],
    ['a missing page', page(OWN, { status: 404 })],
  ])('is never one of %s', async (_what, answer) => expect(await keptPage(answer, MAIN)).toBeNull());
});

describe('the answer of a list', () => {
  it.each([
    ['public, no-cache', true],
    ['', true],
    ['private', false],
    ['no-store', false],
  ])('with the header %j is for all: %s', (cacheControl, isPublic) => {
    expect(isForAll(new Response('[]', { headers: { 'cache-control': cacheControl } }))).toBe(isPublic);
  });

  it('is not when it is an error', () => expect(isForAll(new Response('', { status: 500 }))).toBe(false));
});
