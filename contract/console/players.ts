/** Players, as people of the operator find and protect them. Phone numbers and e-mails are masked. */
import * as v from 'valibot';
import { IdParamsSchema } from '../fields.ts';
import { forStaff, route } from '../route.ts';
import { CURRENCY_CODES } from '../userChoices.ts';
import { AuditEntrySchema } from './audit.ts';
import { ASKING_REFUSALS } from './approvals.ts';
import {
  type Asked,
  AskedSchema,
  needing,
  type Page,
  PAGE_QUERY,
  PAGE_REFUSALS,
  type PageAsk,
  pageOf,
  reasonField,
  STAFF_REFUSALS,
} from './staffRoute.ts';

export const FoundPlayerSchema = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  isBlocked: v.boolean(),
  createdAt: v.optional(v.string()),
  lastSignInAt: v.optional(v.string()),
  currency: v.picklist(CURRENCY_CODES),
  balance: v.number(),
  bonusBalance: v.number(),
  held: v.number(),
});
export type FoundPlayer = v.InferOutput<typeof FoundPlayerSchema>;

/** One line of a player's history. Amounts are decimals of the account. */
const EventSchema = v.object({
  at: v.string(),
  kind: v.picklist(['deposit', 'withdrawal', 'round', 'money', 'notice', 'staff']),
  id: v.string(),
  /** The state, the kind of a movement, or the action of a person. */
  what: v.string(),
  amount: v.optional(v.number()),
  note: v.optional(v.string()),
});
export type PlayerEvent = v.InferOutput<typeof EventSchema>;

const PlayerSchema = v.object({
  ...FoundPlayerSchema.entries,
  totalDeposits: v.number(),
  totalWithdrawals: v.number(),
  totalWager: v.number(),
  /** Other accounts that are known to be of the same person. */
  linked: v.array(v.object({ id: v.string(), name: v.string(), isBlocked: v.boolean() })),
  limits: v.record(v.string(), v.unknown()),
  /** The last events, newest first. */
  events: v.array(EventSchema),
  staffActions: v.array(AuditEntrySchema),
});
export type PlayerRecord = v.InferOutput<typeof PlayerSchema>;

const PlayersQuerySchema = v.object({
  ...PAGE_QUERY,
  /** A phone number, uid, receipt, id of a payment or a round, or the beginning of a name. */
  q: v.pipe(v.string(), v.trim(), v.minLength(2, 'give at least two letters'), v.maxLength(128)),
});
export type PlayersQuery = PageAsk & { q: string };

const ReasonSchema = v.strictObject({ reason: reasonField });
type Reason = v.InferOutput<typeof ReasonSchema>;

const PLAYER_REFUSALS = { ...STAFF_REFUSALS, player_not_found: 404 } as const;
const CHANGE_REFUSALS = { ...PLAYER_REFUSALS, ...ASKING_REFUSALS, already_so: 409 } as const;

type Changing<TAnswer> = {
  params: { id: string };
  body: Reason;
  answer: TAnswer;
  error: keyof typeof CHANGE_REFUSALS;
};

const findPlayers = route<{ query: PlayersQuery; answer: Page<FoundPlayer>; error: keyof typeof PAGE_REFUSALS }>(
  'GET /players',
);
const readPlayer = route<{ params: { id: string }; answer: PlayerRecord; error: keyof typeof PLAYER_REFUSALS }>(
  'GET /players/:id',
);
const readContact =
  route<Changing<{ phone?: string | undefined; email?: string | undefined }>>('POST /players/:id/contact');
const block = route<Changing<FoundPlayer>>('POST /players/:id/block');
const unblock = route<Changing<Asked>>('POST /players/:id/unblock');
const endSessions = route<Changing<FoundPlayer>>('POST /players/:id/sessions/end');

const CHANGING = { params: IdParamsSchema, body: ReasonSchema, errors: CHANGE_REFUSALS };
const ContactSchema = v.object({ phone: v.optional(v.string()), email: v.optional(v.string()) });

export const PLAYERS = {
  find: needing(
    'players.read',
    forStaff(findPlayers, 'Finds players', pageOf(FoundPlayerSchema), {
      query: PlayersQuerySchema,
      errors: PAGE_REFUSALS,
    }),
  ),
  read: needing(
    'players.read',
    forStaff(readPlayer, 'One player with what happened last', PlayerSchema, {
      params: IdParamsSchema,
      errors: PLAYER_REFUSALS,
    }),
  ),
  contact: needing(
    'players.contact',
    forStaff(readContact, 'The whole telephone number and e-mail; the look is recorded', ContactSchema, CHANGING),
  ),
  block: needing(
    'players.block',
    forStaff(block, 'Ends sign-ins, bets, deposits and payouts of a player at once', FoundPlayerSchema, CHANGING),
  ),
  unblock: needing(
    'players.unblock',
    forStaff(
      unblock,
      'Asks that a player is let in again, which a second person has to approve: 202',
      AskedSchema,
      CHANGING,
    ),
  ),
  endSessions: needing(
    'players.endSessions',
    forStaff(endSessions, 'Ends all sign-ins of a player', FoundPlayerSchema, CHANGING),
  ),
};
