import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ViolationCounts } from './reportRoutes.ts';

const lines: string[] = [];
let server: TestApp;
beforeEach(async () => {
  lines.length = 0;
  const callLimits = { reports: 30, allReports: 600 };
  server = await startTestApp({ logLevel: 'warn', callLimits }, { logTo: { write: (line) => lines.push(line) } });
});
afterEach(() => server.close());

const SITE = 'https://karata.example';
const NEW_FORM = 'application/reports+json';
const OLD_FORM = 'application/csp-report';

const report = (body: object, type = 'csp-violation') => ({ age: 2, type, url: `${SITE}/`, body });
const BODY = {
  documentURL: `${SITE}/profile?phone=254712345678#x`,
  effectiveDirective: 'require-trusted-types-for',
  blockedURL: 'trusted-types-sink',
  sourceFile: `${SITE}/assets/profile.0a1b2c.js?token=eyJ`,
  lineNumber: 7,
  sample: 'Element innerHTML|<b>0712345678</b>',
  disposition: 'enforce',
};

const send = (payload: unknown, { type = NEW_FORM, remoteAddress = '41.90.0.1' } = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    remoteAddress,
  });
const logged = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a page broke its policy')
    .map(({ directive, blocked, page, source, count }) => ({ directive, blocked, page, source, count }));

const PLACE = { page: '/profile', source: '/assets/profile.0a1b2c.js:7' };

describe('a report of a breach of policy', () => {
  it('is logged with directive and place, and without query, sample or anything of the player', async () => {
    const answer = await send([report(BODY)]);
    expect(answer.json()).toEqual({ received: true });
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(logged()).toEqual([
      { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', ...PLACE, count: 1 },
    ]);
    expect(lines.join('')).not.toMatch(/7123|0712|eyJ|41\.90/);
  });

  it('is understood in the old form too', async () => {
    const old = {
      'csp-report': {
        'document-uri': `${SITE}/vip?a=b`,
        'violated-directive': 'script-src-elem https://x.example',
        'blocked-uri': 'https://evil.example/steal.js?of=254712345678',
        'line-number': 3,
      },
    };
    expect((await send(old, { type: OLD_FORM })).statusCode).toBe(200);
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/vip', source: 'none:3', count: 1 },
    ]);
  });

  it('is counted, and logged again at ten and a hundred', async () => {
    for (let sent = 0; sent < 6; sent += 1) await send(Array.from({ length: 20 }, () => report(BODY)));
    expect(logged().map(({ count }) => count)).toEqual([1, 10, 100]);
  });

  it.each([
    ['of another kind', [report({ id: 'x' }, 'deprecation')]],
    ['without anything', []],
    ['that is none', { hello: 'world' }],
  ])('%s is taken and not logged', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(200);
    expect(logged()).toEqual([]);
  });

  it.each([
    ['names', { effectiveDirective: 'x'.repeat(99), blockedURL: 'my phone is 0712345678' }, 'other', 'other'],
    ['nothing', { effectiveDirective: '', blockedURL: null }, 'none', 'none'],
    ['data', { effectiveDirective: 'img-src', blockedURL: 'data:text/html,0712345678' }, 'img-src', 'data'],
  ])('cannot bring texts of its own into the log as %s', async (_what, body, directive, blocked) => {
    await send([report({ ...BODY, ...body })]);
    expect(logged()).toEqual([{ directive, blocked, ...PLACE, count: 1 }]);
  });

  it.each([
    ['too large', 413, `["${'x'.repeat(40_000)}"]`, NEW_FORM],
    ['no JSON', 400, '[{', NEW_FORM],
    ['a form', 415, 'a=b', 'application/x-www-form-urlencoded'],
  ])('is refused when it is %s', async (_what, status, payload, type) => {
    expect((await send(payload, { type })).statusCode).toBe(status);
  });
});

describe('the limit of reports', () => {
  const statuses = async (count: number, addressOf: (index: number) => string) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await send([], { remoteAddress: addressOf(index) }));
    return answers.map(({ statusCode }) => statusCode);
  };

  it('holds for one address, and for the network of an IPv6 address', async () => {
    const all = await statuses(31, (index) => `2001:db8:1:2::${index}`);
    expect([all.lastIndexOf(200), all[30]]).toEqual([29, 429]);
    const refused = await send([], { remoteAddress: '2001:db8:1:2::1' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send([])).statusCode).toBe(200);
  });

  it('holds for all addresses together', async () => {
    const all = await statuses(601, (index) => `41.90.${index >> 4}.1`);
    expect([all.lastIndexOf(200), all[600]]).toEqual([599, 429]);
  });
});

describe('the counter of violations', () => {
  it('counts further kinds of violations together, so that strangers do not fill the memory', () => {
    const counts = new ViolationCounts();
    for (let kind = 0; kind < 500; kind += 1) expect(counts.add(`kind ${kind}`)).toBe(1);
    const further = Array.from({ length: 10 }, (_, kind) => counts.add(`further ${kind}`));
    expect(further.filter(Boolean)).toEqual([1, 10]);
    expect(counts.add('kind 0')).toBeUndefined();
  });
});
