import { describe, expect, it } from '@jest/globals';
import { openKits } from '../testing/openKits.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { get, useWebApp, webDir } from './registerWeb.testTools.ts';
import { FOR_LIVE, startProduction } from './startProduction.testTools.ts';

useWebApp();

const SOURCES = openKits().flatMap(({ rail }) => rail.pageSources ?? []);
const CONNECTIONS = SOURCES.flatMap(({ connections }) => connections.map((origin) => ` ${origin}`)).join('');
const SCRIPTS = SOURCES.flatMap(({ scripts }) => scripts);
const FRAMES = SOURCES.flatMap(({ frames }) => frames);

describe('the security policy of a page', () => {
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

  it('allows the site to frame its own games, and the games to be framed by their origin', async () => {
    const { headers } = await get('/originals/slots.html', { host: 'localhost:3000' });
    expect(headers['content-security-policy']).toContain(`script-src 'self' http://localhost:3000;`);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
  });

  it('allows a house game to call the play API of its own site, and nothing else', async () => {
    const { headers } = await get('/originals/slots.html', { host: 'localhost:3000' });
    expect(headers['content-security-policy']).toContain(`default-src 'none';`);
    expect(headers['content-security-policy']).toContain(`connect-src http://localhost:3000/api/play/;`);
  });

  it('allows a house game no calls when its own address is unknown', async () => {
    const { headers } = await get('/originals/slots.html', { host: `x; script-src *` });
    expect(headers['content-security-policy']).toContain(`connect-src 'none';`);
  });

  it('allows requests to the identity service and the card provider, in production only', async () => {
    const games = { gameOrigins: ['https://games.example'] };
    const production = await startProduction(FOR_LIVE, games);
    const policy = String((await production.app.inject('/')).headers['content-security-policy']);
    await production.close();
    expect(policy).toContain(
      `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com${CONNECTIONS};`,
    );
    expect(policy).toContain(
      `frame-src 'self' https://games.example https://live.firebaseapp.com https://www.google.com`,
    );
    for (const frame of FRAMES) expect(/frame-src ([^;]*);/.exec(policy)?.[1]?.split(' ')).toContain(frame);
    for (const script of SCRIPTS) expect(/script-src ([^;]*);/.exec(policy)?.[1]?.split(' ')).toContain(script);
    expect(policy).toMatch(/script-src 'self' https:\/\/apis\.google\.com .+ 'sha256-/);
    expect(await policyAt('/')).not.toMatch(/google|stripe/);
  });

  it('uses the host of the request, not a host that a visitor sends through a trusted proxy', async () => {
    const behindProxy = await startTestApp({ webDir, trustedProxies: ['127.0.0.1'] });
    const { headers } = await behindProxy.app.inject({
      url: '/originals/slots.html',
      headers: { host: 'localhost:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
    });
    await behindProxy.close();
    expect(headers['content-security-policy']).toContain(`script-src 'self' http://localhost:3000;`);
    expect(headers['content-security-policy']).not.toMatch(/evil|ftp/);
  });

  it('leaves out a host with characters that a policy cannot contain', async () => {
    const { headers } = await get('/originals/slots.html', { host: `x; script-src *` });
    expect(headers['content-security-policy']).toContain(`script-src 'self';`);
  });
});
