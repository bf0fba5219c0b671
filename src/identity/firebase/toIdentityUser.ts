import type { User } from 'firebase/auth';
import type { IdentityUser } from '../identity';

const METHODS: Readonly<Record<string, IdentityUser['methods'][number]>> = { phone: 'phone', 'google.com': 'google' };

type KnownUser = Pick<User, 'uid' | 'displayName' | 'phoneNumber' | 'email' | 'providerData'>;

/** The part of the SDK's user for the app. */
export const toIdentityUser = ({ uid, displayName, phoneNumber, email, providerData }: KnownUser): IdentityUser => ({
  uid,
  displayName,
  phoneNumber,
  email,
  methods: providerData.flatMap(({ providerId }) => METHODS[providerId] ?? []),
});
