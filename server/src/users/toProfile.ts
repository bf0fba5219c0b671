import * as v from 'valibot';
import { type Profile, ProfileSchema } from '../../../contract/users.ts';
import type { UserRecord } from '../store/records/user.ts';

/** What a player sees of their own document; what the server notes for itself stays home. */
export const toProfile = (stored: UserRecord): Profile => v.parse(ProfileSchema, { ...stored, uid: stored.id });
