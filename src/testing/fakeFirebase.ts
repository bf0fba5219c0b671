/** Jest puts a stand-in in the place of Firebase Auth; this is how a test reaches it. */
import * as standIn from 'firebase/auth';
import type * as FakeFirebase from '../../__mocks__/firebase/auth';

export const fakeFirebase = standIn as unknown as typeof FakeFirebase;
