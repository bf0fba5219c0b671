import * as v from 'valibot';
import { type Profile, ProfileSchema } from '../../../contract/users.ts';
import type { UserRecord } from '../store/records/user.ts';

/** The public part of a player's document, without notes of the server. */
export const toProfile = (stored: UserRecord): Profile => v.parse(ProfileSchema, { ...stored, uid: stored.id });
