/** Payment prompts of the last day that nobody has paid: those of a phone, of a player and of a browser stand in one record each. */
import { TooMany } from '../../errors/ApiError.ts';
import type { LedgerContext, LedgerPolicy, Write } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { ownedBy } from '../../store/query.ts';
import { hashedId } from '../../store/reading.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { PromptUseRecord } from '../../store/records/keys.ts';
import { MOST_DEVICES } from '../../store/records/user.ts';
import { isMpesa } from './records.ts';

const DAY_MS = 86_400_000;
/** The oldest are forgotten first, so a limit above this number would refuse nothing. */
const MOST_KEPT = 1_000;

/** The phone that is asked (`254XXXXXXXXX`), for whom, and the browser that the player used last. */
export interface Prompted {
  uid: string;
  phone: string;
  deviceId?: string | undefined;
}

/** The browser that the player used last. */
export async function latestDeviceOf(reader: Pick<Reader, 'find'>, uid: string): Promise<string | undefined> {
  const devices = await reader.find('devices', { where: [ownedBy(uid)], limit: MOST_DEVICES });
  const seenAt = ({ firstSeenAt, lastSeenAt = firstSeenAt }: (typeof devices)[number]) => lastSeenAt;
  return devices.toSorted((a, b) => seenAt(b).localeCompare(seenAt(a)))[0]?.deviceId;
}

/** There is room again when the oldest prompt that counts is a day old. @throws TooMany `too_many_prompts` */
export async function refusePrompts(
  { perPhone, perPlayer, perDevice }: LedgerContext['prompts'],
  reader: Pick<Reader, 'get'>,
  prompted: Prompted,
  now: number,
): Promise<void> {
  const most = { player: perPlayer, device: perDevice, phone: perPhone };
  for (const [kind, id] of idsOf(prompted)) {
    const times = promptsOf(await reader.get('prompt-uses', id), now).map(({ at }) => at);
    const oldest = times[times.length - most[kind]];
    if (oldest !== undefined) throw new TooMany('too_many_prompts', oldest + DAY_MS - now);
  }
}

function idsOf({ uid, phone, deviceId }: Prompted) {
  const keys = [['player', uid] as const, ['phone', phone] as const];
  const all = deviceId === undefined ? keys : [...keys, ['device', deviceId] as const];
  return all.map(([kind, key]) => [kind, hashedId(kind, key)] as const);
}

/** Oldest first. */
const promptsOf = (record: PromptUseRecord | undefined, now: number): PromptUseRecord['prompts'] =>
  record?.prompts.filter(({ at }) => at > now - DAY_MS) ?? [];

/** A prompt counts from its request until it is paid, or for a day. */
export const promptPolicy: LedgerPolicy = {
  counted: (reader, { deposit, isCounted }, { now }) => {
    const mine = { depositId: deposit.id, at: now };
    return change(reader, isCounted ? deposit : undefined, now, (prompts) => [...prompts, mine]);
  },
  complete: async (reader, { deposit, at }) => {
    const paid = [deposit.id, deposit.correctsId];
    const unpaid = (prompts: PromptUseRecord['prompts']) =>
      prompts.filter(({ depositId }) => !paid.includes(depositId));
    return { write: await change(reader, deposit, Date.parse(at), unpaid) };
  },
};

async function change(
  reader: Pick<Reader, 'get'>,
  deposit: DepositRecord | undefined,
  now: number,
  changed: (prompts: PromptUseRecord['prompts']) => PromptUseRecord['prompts'],
): Promise<Write> {
  if (!deposit || !isMpesa(deposit) || !deposit.phoneNumber) return () => undefined;
  const { userId: uid, phoneNumber: phone, deviceId } = deposit;
  const records: PromptUseRecord[] = [];
  for (const [, id] of idsOf({ uid, phone, deviceId })) {
    const prompts = changed(promptsOf(await reader.get('prompt-uses', id), now)).slice(-MOST_KEPT);
    records.push({ id, lastAt: prompts.at(-1)?.at ?? now, prompts });
  }
  return (tx) => records.forEach((record) => tx.set('prompt-uses', record));
}
