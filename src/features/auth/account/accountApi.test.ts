import { describeEndpoints } from '@/testing/describeEndpoints';
import { buildProfile } from '@/testing/fakeApi';
import { accountApi } from './accountApi';

const { getProfile, updateProfile, getNotifications, readNotifications } = accountApi.endpoints;

const profile = {
  of: 'player',
  answer: buildProfile({ email: 'simba@example.com' }),
  reads: { uid: 'uid-of-the-player', displayName: 'Simba5678' },
  hides: ['+254712345678', 'simba@example.com'],
  refuses: [{}, { uid: '' }, [], 'a profile'],
} as const;

describeEndpoints('the account', {
  getProfile: {
    ...profile,
    ask: (dispatch) => dispatch(getProfile.initiate()),
    sends: 'GET users/me',
  },
  updateProfile: {
    ...profile,
    ask: (dispatch) => dispatch(updateProfile.initiate({ preferences: { language: 'sw' } })),
    sends: 'PATCH users/me',
    body: { preferences: { language: 'sw' } },
  },
  getNotifications: {
    ask: (dispatch) => dispatch(getNotifications.initiate()),
    sends: 'GET users/me/notifications',
    of: 'player',
    answer: [
      { id: 'n1', kind: 'deposit', createdAt: '2026-11-20T09:30:00.000Z' },
      { id: 'n2', kind: 'unheard of' },
    ],
    reads: [{ id: 'n1', kind: 'deposit', isRead: false }],
    refuses: [{}, 'news'],
  },
  readNotifications: {
    ask: (dispatch) => dispatch(readNotifications.initiate()),
    sends: 'POST users/me/notifications/read',
    body: {},
    of: 'player',
    answer: [],
    reads: [],
  },
});
