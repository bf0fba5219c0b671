import { describe, expect, it } from '@jest/globals';
import { openKits } from '../testing/openKits.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { FOR_LIVE, get, startProduction, useWebApp, webDir } from './registerWeb.testTools.ts';
import { inlineHashes } from './contentSecurityPolicy.ts';

describe('the security policy of a page', () => {
  useWebApp();

  const SOURCES = openKits().flatMap(({ rail }) => rail.pageSources ?? []);
  const CONNECTIONS = SOURCES.flatMap(({ connections }) => connections.map((origin) => ` ${origin}`)).join('');
  const SCRIPTS = SOURCES.flatMap(({ scripts }) => scripts);
  const FRAMES = SOURCES.flatMap(({ frames }) => frames);

  const policyAt = async (url: string) => String((await get(url)).headers['content-security-policy']);

  it('allows its own inline code by hash and no other code', async () => {
    const policy = await policyAt('/');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    expect(await policyAt('/all-games')).toContain(`script-src 'self';`);
  });

  it('allows games of any origin, or only of the given origins', async () => {
    expect(await policyAt('/')).toContain(`frame-src 'self' https: http:;`);
    const strict = await startTestApp({ webDir, gameOrigins: ['https://games.example'] });
    const { headers } = await strict.app.inject('/');
    await strict.close();
    expect(headers['content-security-policy']).toContain(`frame-src 'self' https://games.example;`);
  });

  it('allows no game of another origin in production unless it is named', async () => {
    const production = await startProduction(FOR_LIVE);
    const policy = String((await production.app.inject('/')).headers['content-security-policy']);
    await production.close();
    const frames = /frame-src ([^;]*);/.exec(policy)?.[1]?.split(' ');
    expect(frames).toContain('https://live.firebaseapp.com');
    expect(frames).not.toContain('https:');
    expect(frames).not.toContain('http:');
  });

  it('allows the site to frame its own games, and the games to be framed by their origin', async () => {
    const { headers } = await get('/originals/slots.html', { host: 'localhost:3000' });
    expect(headers['content-security-policy']).toContain(`script-src 'self' http://localhost:3000;`);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it('allows a house game to ask its own site for play and for drawings, and nothing else', async () => {
    const { headers } = await get('/originals/slots.html', { host: 'localhost:3000' });
    expect(headers['content-security-policy']).toContain(`default-src 'none';`);
    expect(headers['content-security-policy']).toContain(
      `connect-src http://localhost:3000/api/play/ http://localhost:3000/assets/motifs/;`,
    );
  });

  it('allows a house game no calls when the address of the site is unknown', async () => {
    const nowhere = await startTestApp({ webDir, siteOrigins: [] });
    const { headers } = await nowhere.app.inject('/originals/slots.html');
    await nowhere.close();
    expect(headers['content-security-policy']).toContain(`connect-src 'none';`);
  });

  it('names every address of the site to a house game', async () => {
    const site = await startTestApp({
      webDir,
      siteOrigins: ['https://karata.example', 'https://www.karata.example'],
    });
    const { headers } = await site.app.inject('/originals/slots.html');
    await site.close();
    expect(headers['content-security-policy']).toContain(
      'connect-src https://karata.example/api/play/ https://karata.example/assets/motifs/ https://www.karata.example/api/play/ https://www.karata.example/assets/motifs/;',
    );
  });

  it('allows requests to the identity service and the card provider, in production only', async () => {
    const games = { gameOrigins: ['https://games.example'] };
    const production = await startProduction(FOR_LIVE, games);
    const policy = String((await production.app.inject('/')).headers['content-security-policy']);
    await production.close();
    expect(policy).toContain(
      `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://content-firebaseappcheck.googleapis.com${CONNECTIONS};`,
    );
    expect(policy).toContain(
      `frame-src 'self' https://games.example https://live.firebaseapp.com https://www.google.com`,
    );
    for (const frame of FRAMES) expect(/frame-src ([^;]*);/.exec(policy)?.[1]?.split(' ')).toContain(frame);
    for (const script of SCRIPTS) expect(/script-src ([^;]*);/.exec(policy)?.[1]?.split(' ')).toContain(script);
    expect(policy).toMatch(/script-src 'self' https:\/\/apis\.google\.com .+ 'sha256-/);
    expect(await policyAt('/')).not.toMatch(/google|stripe/);
  });

  it('turns no text into a script or markup but through the policy in the page', async () => {
    for (const url of ['/', '/vip']) {
      expect(await policyAt(url)).toMatch(/; require-trusted-types-for 'script'; trusted-types default; report-uri /);
    }
    const production = await startProduction(FOR_LIVE);
    const policy = String((await production.app.inject('/')).headers['content-security-policy']);
    await production.close();
    expect(policy).toContain(`require-trusted-types-for 'script';`);
    expect(policy).toContain(`trusted-types default goog#html gapi#gapi 'allow-duplicates';`);
  });

  it('turns no text at all into a script or markup in a house game', async () => {
    const policy = await policyAt('/originals/slots.html');
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /);
  });

  it('says where browsers report a breach, which games do in the old form', async () => {
    const page = await get('/vip');
    expect(page.headers['reporting-endpoints']).toBe('csp="/api/reports"');
    expect(page.headers['content-security-policy']).toContain('report-uri /api/reports; report-to csp');
    expect(await policyAt('/originals/slots.html')).toMatch(/report-uri \/api\/reports$/);
  });

  it.each(['evil.example', 'evil.example:3000', 'x; script-src *'])(
    'never repeats the host %j of a request',
    async (host) => {
      const behindProxy = await startTestApp({ webDir, trustedProxies: ['127.0.0.1'] });
      const { headers } = await behindProxy.app.inject({
        url: '/originals/slots.html',
        headers: { host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
      });
      await behindProxy.close();
      expect(headers['content-security-policy']).toContain(`script-src 'self' http://localhost:3000;`);
      expect(headers['content-security-policy']).not.toMatch(/evil|ftp|\*/);
    },
  );
});

/** Computed by: printf 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const ALERT = `'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='`;

describe('the hashes of inline code', () => {
  it('contain inline scripts, but no loaded scripts', () => {
    const html = '<script defer src="/a.js"></script><script type="module">alert(1)</script>';
    expect(inlineHashes(html).scripts).toEqual([ALERT]);
  });

  it('contain the same code once', () => {
    expect(inlineHashes('<script>alert(1)</script>\n<script>alert(1)</script>').scripts).toEqual([ALERT]);
  });

  it('contain styles, also over several lines', () => {
    expect(inlineHashes('<style>\n  a { color: red }\n</style>').styles).toHaveLength(1);
  });

  it('contain style attributes as the browser reads them', () => {
    const encoded = inlineHashes(
      '<p class="x" style="a: &quot;b&quot; &#x27;c&#39; d&amp;e&lt;f&gt;">',
    ).styleAttributes;
    expect(encoded).toEqual(inlineHashes(`<style>a: "b" 'c' d&e<f></style>`).styles);
    expect(encoded).toHaveLength(1);
  });

  it('are empty for a page without inline code', () => {
    expect(inlineHashes('<p>plain</p>')).toEqual({ scripts: [], styles: [], styleAttributes: [] });
  });
});
