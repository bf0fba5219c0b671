import { describe, expect, it } from '@jest/globals';
import { closed, prepared, read, server, useCardPayments } from './card/testing/cardPayments.testTools.ts';

useCardPayments();

const prompted = async () => ((await server.push(100)).data as { depositId: string }).depositId;

describe('a prompt on a phone', () => {
  it('is not changed by closing the form of a card', async () => {
    expect((await closed(await prompted())).status).toBe('processing');
  });

  it('is kept when another card payment starts', async () => {
    const depositId = await prompted();
    await prepared(10);
    expect((await read(depositId)).status).toBe('processing');
  });
});
