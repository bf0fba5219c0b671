import { describe, expect, it } from '@jest/globals';
import { devServerOptions } from './devServerOptions.ts';

const AWAY = 'http://127.0.0.1:1';

describe('the development server', () => {
  it('opens a new connection for each proxied request, because the server may close a kept one', () => {
    const { proxy } = devServerOptions({
      host: '127.0.0.1',
      port: 0,
      apiPort: 1,
      authUrl: AWAY,
      standIns: { card: AWAY },
    });
    expect(proxy).toHaveLength(3);
    // The proxy's value for "no agent"; without it, connections would be kept.
    for (const options of proxy ?? []) expect(options).toHaveProperty('agent', false);
  });
});
