/** Jest replaces Firebase Auth by a stand-in; tests reach it here. */
import * as standIn from 'firebase/auth';
import type * as FakeFirebase from '../../__mocks__/firebase/auth';

export const fakeFirebase = standIn as unknown as typeof FakeFirebase;
