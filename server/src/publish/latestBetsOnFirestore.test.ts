import { expect, it } from '@jest/globals';
import { COLLECTIONS } from '../data/openStore.ts';
import { openFirestoreStore } from '../store/firestore/FirestoreStore.ts';
import { describeOnFirestore } from '../testing/describeOnFirestore.ts';
import { put } from '../testing/put.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { newProject } from '../testing/useFirestoreEmulator.ts';
import { waitUntil } from '../testing/waitUntil.ts';

describeOnFirestore(() => {
  it('shows the latest bets on a server that has no rounds of its own', async () => {
    const project = newProject();
    const other = openFirestoreStore(project, COLLECTIONS);
    const server = await startTestApp({}, { store: openFirestoreStore(project, COLLECTIONS) });
    const shown = async () => (await server.app.inject('/api/content/bet-history')).body;
    expect(await shown()).not.toContain('of-another-server');
    const at = new Date().toISOString();
    await put(other, 'users', { id: 'ann', displayName: 'Ann' });
    await put(other, 'rounds', {
      ...{ id: 'of-another-server', userId: 'ann', gameId: 'dice', kind: 'dice', currency: 'KES', status: 'settled' },
      ...{ stakeCents: 100, bonusStakeCents: 0, winCents: 0, netCents: -100, netBonusCents: 0, multiplier: 0 },
      ...{ balanceCents: 0, bonusBalanceCents: 0, choice: {}, drawn: {}, steps: [], createdAt: at, settledAt: at },
    });
    await waitUntil(async () => (await shown()).includes('of-another-server'));
    await Promise.all([server.close(), other.close()]);
  });
});
