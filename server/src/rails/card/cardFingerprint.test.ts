import { describe, expect, it } from '@jest/globals';
import { server, useMoneyApp } from '../../testing/useMoneyApp.ts';

useMoneyApp();

describe('the fingerprint of a card', () => {
  it('is stored with the deposit, and never sent to anyone', async () => {
    const id = await server.payCard(25);
    expect(await server.store.get('deposits', id)).toMatchObject({ cardFingerprint: server.card.cardFingerprint });
    for (const path of ['/wallet/transactions', '/wallet/balance', '/stripe/deposits'])
      expect((await server.ask(path)).body).not.toContain(server.card.cardFingerprint);
  });
});
