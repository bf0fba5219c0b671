import { expect, it } from '@jest/globals';
import { openCardKit } from './testing/cardKit.ts';

it('the page may load, frame and ask Stripe', () => {
  expect(openCardKit().rail.pageSources).toMatchObject({
    scripts: expect.arrayContaining(['https://js.stripe.com']),
    frames: expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']),
    connections: ['https://api.stripe.com'],
  });
});
