import { describe, expect, it } from '@jest/globals';
import type { Notification } from '../../../../contract/users.ts';
import type { NotificationRecord } from '../../store/records/user.ts';
import { listNotifications, server, useSignInApp } from './userRoutes.testTools.ts';

useSignInApp();

describe('the notifications of a player', () => {
  const stored = (number: number, userId = 'uid-1'): NotificationRecord => ({
    id: `n${number}`,
    userId,
    kind: 'newDevice',
    createdAt: new Date(number * 60_000).toISOString(),
    isRead: false,
  });

  it('are listed newest first, fifty at most', async () => {
    const many = Array.from({ length: 60 }, (_, index) => stored(index));
    await server.put('notifications', ...many, stored(99, 'uid-2'));
    const ids = (await listNotifications()).map(({ id }) => id);
    expect([ids.length, ids[0], ids[49]]).toEqual([50, 'n59', 'n10']);
  });

  it('are marked as read, with a body or without, and those of other players are not', async () => {
    await server.put('notifications', stored(1), stored(2), stored(3, 'uid-2'));
    const answer = await server.ask('/users/me/notifications/read', { method: 'POST' });
    expect((answer.data as Notification[]).map(({ id, isRead }) => [id, isRead])).toEqual([
      ['n2', true],
      ['n1', true],
    ]);
    expect(await listNotifications()).toEqual(answer.data);
    expect(await server.store.get('notifications', 'n3')).toMatchObject({ isRead: false });
  });
});
