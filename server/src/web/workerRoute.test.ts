import { describe, expect, it } from '@jest/globals';
import { startTestApp } from '../testing/startTestApp.ts';
import { FILES, get, useWebApp, webDir } from './registerWeb.testTools.ts';

useWebApp();

describe('the service worker', () => {
  it('is asked for each time, and may call its own address alone', async () => {
    const { body, headers } = await get('/sw.js');
    expect(body).toBe(FILES['sw.js']);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript/),
      'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'`,
    });
  });

  it('is one that ends itself when the operator switches it off', async () => {
    const { app, close } = await startTestApp({ webDir, hasServiceWorker: false });
    const { statusCode, body } = await app.inject('/sw.js');
    await close();
    expect([statusCode, body]).toEqual([200, FILES['sw-off.js']]);
  });
});
