import { APPROVAL_REFUSALS, ASKING_REFUSALS } from '../../../contract/console/approvals.ts';
import { STAFF_REFUSALS } from '../../../contract/console/staffRoute.ts';
import { refusalsOf } from '../errors/ApiError.ts';

const STATUSES = {
  ...STAFF_REFUSALS,
  ...APPROVAL_REFUSALS,
  ...ASKING_REFUSALS,
  not_staff: 403,
  wrong_code: 403,
  player_not_found: 404,
  already_so: 409,
  above_cap: 409,
  roles_apart: 409,
  end_needed: 409,
  needs_two: 409,
  last_owner: 409,
  codes_locked: 403,
  owner_exists: 409,
  staff_not_found: 404,
} as const;

type Code = Exclude<keyof typeof STATUSES, 'too_many_requests'>;

const MESSAGES: Readonly<Record<Code, string>> = {
  unauthenticated: 'Sign in at the console first: there is no session, or it has ended',
  factor_needed: 'Give the code of your app first: this call needs a second factor of the last five minutes',
  forbidden: 'Your roles do not allow this',
  csrf: 'The header X-CSRF is missing or old: load the page again',
  not_staff: 'Nobody with this e-mail works here. An owner can add you',
  wrong_code: 'The code does not fit, or was used before: take the next one that your app shows',
  approval_not_found: 'There is no such request',
  own_request: 'Somebody else has to decide about what you have asked for',
  approval_over: 'It was decided already, or its time is over',
  stale: 'The record has changed since this was asked for: look at it again, and ask again',
  not_allowed_now: 'The rules do not allow it any more: look at the record again',
  nobody_could_approve: 'Nobody else works here who may approve this: an owner has to give somebody the role first',
  player_not_found: 'There is no such player',
  already_so: 'It is so already',
  above_cap: 'One correction may not be as large as this',
  roles_apart: 'Payments, risk and owner are roles of three different people',
  end_needed: 'An auditor works here for a time: give the date of its end',
  needs_two: 'A payout as large as this, or the first to a new telephone, needs two people',
  last_owner: 'This is the last owner: add another one first',
  codes_locked: 'There were too many wrong codes: wait a day, or let an owner remove and add you again',
  owner_exists: 'There are two owners already, who give out roles at the console',
  staff_not_found: 'Nobody with this e-mail works here',
};

export const staffRefusal = refusalsOf<Code>(STATUSES, MESSAGES);
