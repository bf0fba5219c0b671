import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BuildMark, markBuild } from '../../../contract/buildMark.ts';
import { PAGE_NAMES } from '../../../contract/pageNames.ts';
import type { AppConfig } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const webDir = mkdtempSync(path.join(tmpdir(), 'karata-web-'));
const SCRIPT = 'console.log("Karibu")';
const FILES = {
  'index.html': '<!doctype html><style>a{}</style><script>go()</script><p>home</p>',
  'app.html': '<!doctype html><p>shell</p>',
  'favicon.svg': '<svg/>',
  'assets/main.0123456789.js': SCRIPT,
  'assets/main.0123456789.js.map': '{}',
  'images/games/simba.webp': 'tile',
  'originals/slots.html': '<!doctype html><script src="/assets/slots.js"></script>',
};

let server: TestApp;
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(webDir, name)), { recursive: true });
    writeFileSync(path.join(webDir, name), text);
  }
  writeFileSync(path.join(webDir, 'assets/main.0123456789.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(webDir, 'assets/main.0123456789.js.gz'), gzipSync(SCRIPT));
});
afterAll(() => rmSync(webDir, { recursive: true }));
beforeEach(async () => {
  server = await startTestApp({ webDir });
});
afterEach(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the web app', () => {
  it('answers home prerendered and other pages from the shell', async () => {
    expect((await get('/')).body).toContain('home');
    expect((await get('/?utm=x')).body).toContain('home');
    expect((await get('/all-games?type=top')).body).toContain('shell');
    expect((await get('/provider/twiga-tatu-studio')).body).toContain('shell');
  });

  it.each(['/', '/?utm=x', ...PAGE_NAMES.map((name) => `/${name}`), "/provider/ng'ombe-games", '/vip/', '/search?q=a'])(
    'has a page at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  it.each(['/no-such-page', '/no-such-page?x=/vip', '/provider/', '/workbench', '/games%2Foriginal'])(
    'starts at %s too, and answers that there is no such page',
    async (url) => {
      const { etag = '' } = (await get('/vip')).headers;
      const answer = await get(url, { 'if-none-match': String(etag), range: 'bytes=0-1' });
      expect([answer.statusCode, answer.body]).toEqual([404, FILES['app.html']]);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it.each(['/assets/gone.js', '/images/games/gone.webp', '/originals/gone.html', '/gone.png', '/assets/'])(
    'says that %s is not there, in JSON',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
    },
  );

  it.each(['/assets/main.0123456789.js.map', '/assets/main.0123456789.js.br', '/.env', '/..%2fpackage.json'])(
    'does not give out %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each(['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'])('takes %s for a page that is none', async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([404, FILES['app.html']]);
  });

  it('leaves /api to /api', async () => {
    expect((await get('/api/health')).json()).toEqual({ data: { status: 'ready' } });
    expect((await get('/api/nothing')).statusCode).toBe(404);
    expect((await get('/api')).statusCode).toBe(404);
  });

  it('sends the compressed siblings', async () => {
    const url = '/assets/main.0123456789.js';
    const [brotli, gzip, plain] = [
      await get(url, { 'accept-encoding': 'gzip, br' }),
      await get(url, { 'accept-encoding': 'gzip' }),
      await get(url),
    ];
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect(plain.body).toBe(SCRIPT);
    expect([brotli, gzip].map(({ headers }) => headers['content-type'])).toEqual([
      'application/javascript; charset=utf-8',
      'application/javascript; charset=utf-8',
    ]);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  });

  it('lets browsers keep hashed files for good, pages not, and others a while', async () => {
    const cacheControl = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheControl('/assets/main.0123456789.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/')).toBe('no-cache');
    expect(await cacheControl('/images/games/simba.webp')).toMatch(/^public, max-age=3600/);
  });

  it('lets frames without an origin load scripts and images', async () => {
    expect((await get('/images/games/simba.webp')).headers['access-control-allow-origin']).toBe('*');
    expect((await get('/')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('says what to do when the web app is not built', async () => {
    await expect(startTestApp({ webDir: path.join(webDir, 'images') })).rejects.toThrow(/WEB_DIR .+ npm run build/);
  });
});

const LIVE = { projectId: 'live', apiKey: 'key', authDomain: 'live.firebaseapp.com', emulatorUrl: undefined };
const FOR_LIVE = { mode: 'production', projectId: 'live' } as const;

/** A server of the project `live`, with a web app built as marked. */
async function startProduction(mark: BuildMark | undefined, config: Partial<AppConfig> = {}): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-live-'));
  const html = '<!doctype html><title>Karata</title><script>go()</script>';
  writeFileSync(path.join(folder, 'index.html'), mark ? markBuild(html, mark) : html);
  try {
    return await startTestApp({ webDir: folder, mode: 'production', identity: LIVE, ...config });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('in production the web app', () => {
  it('is served when it was built for the project', async () => {
    const production = await startProduction(FOR_LIVE);
    expect((await production.app.inject('/api/health')).statusCode).toBe(200);
    await production.close();
  });

  it.each<[string, BuildMark | undefined]>([
    ['the sandbox of demo-karata', { mode: 'sandbox', projectId: 'demo-karata' }],
    ['the production of another', { mode: 'production', projectId: 'another' }],
    ['no known project', undefined],
  ])('is refused when it was built for %s', async (built, mark) => {
    await expect(startProduction(mark)).rejects.toThrow(`was built for ${built}: run npm run build`);
  });
});

describe('the policy of a page', () => {
  const policyAt = async (url: string) => String((await get(url)).headers['content-security-policy']);

  it('allows its own inline code by hash and no other', async () => {
    const policy = await policyAt('/');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    expect(await policyAt('/all-games')).toContain(`script-src 'self';`);
  });

  it('lets games of any origin in, or of those given', async () => {
    expect(await policyAt('/')).toContain(`frame-src 'self' https: http:;`);
    const strict = await startTestApp({ webDir, gameOrigins: ['https://games.example'] });
    const { headers } = await strict.app.inject('/');
    await strict.close();
    expect(headers['content-security-policy']).toContain(`frame-src 'self' https://games.example;`);
  });

  it('lets the house frame its games, which name their origin', async () => {
    const { headers } = await get('/originals/slots.html', { host: 'localhost:3000' });
    expect(headers['content-security-policy']).toContain(`script-src 'self' http://localhost:3000;`);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it('lets the app reach those who sign players in and who take cards, in production only', async () => {
    const games = { gameOrigins: ['https://games.example'] };
    const production = await startProduction(FOR_LIVE, games);
    const policy = String((await production.app.inject('/')).headers['content-security-policy']);
    await production.close();
    expect(policy).toContain(
      `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://api.stripe.com;`,
    );
    expect(policy).toContain(
      `frame-src 'self' https://games.example https://live.firebaseapp.com https://www.google.com`,
    );
    expect(policy).toMatch(/frame-src [^;]+ https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com;/);
    expect(policy).toMatch(/script-src [^;]+ https:\/\/js\.stripe\.com /);
    expect(policy).toMatch(/script-src 'self' https:\/\/apis\.google\.com .+ 'sha256-/);
    expect(await policyAt('/')).not.toMatch(/google|stripe/);
  });

  it('takes the host of the request itself, not what a trusted proxy forwards of a visitor', async () => {
    const behindProxy = await startTestApp({ webDir, trustedProxies: ['127.0.0.1'] });
    const { headers } = await behindProxy.app.inject({
      url: '/originals/slots.html',
      headers: { host: 'localhost:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
    });
    await behindProxy.close();
    expect(headers['content-security-policy']).toContain(`script-src 'self' http://localhost:3000;`);
    expect(headers['content-security-policy']).not.toMatch(/evil|ftp/);
  });

  it('leaves out a host that does not fit in a policy', async () => {
    const { headers } = await get('/originals/slots.html', { host: `x; script-src *` });
    expect(headers['content-security-policy']).toContain(`script-src 'self';`);
  });
});
