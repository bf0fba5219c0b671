import { expect, it } from '@jest/globals';
import { describeOnFirestore } from '../../server/src/testing/describeOnFirestore.ts';
import { SHORT } from './FaultRun.ts';
import { PARTS } from './parts.ts';
import { runPart } from './runPart.ts';

const SEED = 20_261_121;

describeOnFirestore(() => {
  it.each(PARTS.map((part) => [part.behaviour, part] as const))('%s', async (_behaviour, part) => {
    const { checks } = await runPart(part, { sizes: SHORT.Firestore, seed: SEED, store: 'Firestore' });
    expect(checks.failures).toEqual([]);
    expect(checks.passed).toBeGreaterThan(10);
  });
});
