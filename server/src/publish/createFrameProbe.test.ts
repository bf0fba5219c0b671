import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { refusesFrame } from './createFrameProbe.ts';

const SITE = 'https://karata.example';

describe('the headers of a game', () => {
  it.each([
    [{}, false],
    [{ 'x-frame-options': 'DENY' }, true],
    [{ 'x-frame-options': 'SAMEORIGIN' }, true],
    [{ 'content-security-policy': "default-src 'self'" }, false],
    [{ 'content-security-policy': "frame-ancestors 'none'" }, true],
    [{ 'content-security-policy': "frame-ancestors 'self' https://other.example" }, true],
    [{ 'content-security-policy': `default-src *; frame-ancestors ${SITE}` }, false],
    [{ 'content-security-policy': `frame-ancestors ${SITE}:443` }, false],
    [{ 'content-security-policy': 'frame-ancestors karata.example:443/lobby' }, false],
    [{ 'content-security-policy': 'frame-ancestors http://karata.example' }, false],
    [{ 'content-security-policy': 'frame-ancestors karata.example:*' }, false],
    [{ 'content-security-policy': `frame-ancestors ${SITE}:8443` }, true],
    [{ 'content-security-policy': 'frame-ancestors https:' }, false],
    [{ 'content-security-policy': 'frame-ancestors https://*.example', 'x-frame-options': 'DENY' }, false],
    [{ 'content-security-policy': `frame-ancestors *, frame-ancestors 'none'` }, true],
  ])('%j refuse the frame: %s', (headers, isRefused) => {
    expect(refusesFrame(new Headers(headers as Record<string, string>), new URL(SITE))).toBe(isRefused);
  });
});

describe('the probe of a frame', () => {
  let game: Server;
  let origin: string;
  let server: TestApp;
  let calls: string[];
  beforeEach(async () => {
    calls = [];
    game = createServer((request, response) => {
      calls.push(String(request.url));
      if (request.url === '/moved') response.writeHead(302, { location: '/closed' });
      if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:9/closed' });
      if (request.url === '/listed') response.setHeader('content-security-policy', `frame-ancestors ${SITE}`);
      if (request.url === '/closed') response.setHeader('x-frame-options', 'DENY');
      response.end('<title>A game</title>');
    });
    await new Promise<void>((resolve) => void game.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(game.address() as AddressInfo).port}`;
    server = await startTestApp({ gameOrigins: [origin], siteOrigins: ['https://www.karata.example', SITE] });
    const paths = ['open', 'closed', 'moved', 'away', 'listed'];
    await server.put('games', ...paths.map((id) => ({ id, gameUrl: `${origin}/${id}` })));
  });
  afterEach(async () => {
    await server.close();
    game.closeAllConnections();
    game.close();
  });
  const probe = async (id: string) =>
    (await server.app.inject({ url: `/api/games/${id}/frame`, headers: { host: 'app:3000' } })).json<{
      data: { isRefused?: boolean };
    }>().data.isRefused;

  it('finds a game that refuses, also behind a redirect, and calls it once for many players', async () => {
    expect(await probe('open')).toBe(false);
    expect([await probe('closed'), await probe('closed'), await probe('moved')]).toEqual([true, true, true]);
    expect(calls).toEqual(['/open', '/closed', '/moved', '/closed']);
  });

  it('finds no refusal in a game that lists one of our origins, whatever host a proxy asks for', async () => {
    expect(await probe('listed')).toBe(false);
  });

  it('follows no redirect to an origin that is not listed, and calls no game of one', async () => {
    await server.put('games', { id: 'stranger', gameUrl: 'http://127.0.0.1:9/closed' });
    expect([await probe('away'), await probe('stranger'), await probe('none')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(calls).toEqual(['/away']);
  });

  it('says nothing of a game that gives no answer', async () => {
    game.closeAllConnections();
    game.close();
    expect(await probe('closed')).toBeUndefined();
  });
});
