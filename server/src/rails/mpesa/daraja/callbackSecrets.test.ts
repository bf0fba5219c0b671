import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createCallbackSecrets } from './DarajaClient.ts';
import { gateway, listener, payOut, useDarajaGateway } from './darajaGateway.testTools.ts';

useDarajaGateway();

describe('the secret of a callback', () => {
  const secretIn = (index: number) => listener.heard[index]?.path.split('/')[4] ?? '';

  it('is valid for one record and one kind of call', async () => {
    const withdrawalId = randomUUID();
    await payOut(withdrawalId);
    await listener.waitFor(1);
    await gateway.askPayout({ withdrawalId, conversationId: undefined });
    await listener.waitFor(2);
    const kinds = ['push', 'payout', 'status'] as const;
    const oursFor = (secret: string, id: string) => kinds.filter((kind) => gateway.isCallbackSecret(secret, kind, id));
    expect([oursFor(secretIn(0), withdrawalId), oursFor(secretIn(1), withdrawalId)]).toEqual([['payout'], ['status']]);
    expect([oursFor(secretIn(0), randomUUID()), oursFor(secretIn(0), '')]).toEqual([[], []]);
  });

  it.each(['a-long-enough-secret', 'x', ''])('does not match %j', (secret) => {
    expect(gateway.isCallbackSecret(secret, 'push', 'dep')).toBe(false);
  });

  it('does not exist without its setting', () => {
    const { of, isOurs } = createCallbackSecrets('');
    expect(isOurs(of('push', 'dep'), 'push', 'dep')).toBe(false);
  });
});
