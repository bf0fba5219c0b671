/** The people of the operator at home, whose second factor a script tells. A production server has none of this. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Role } from '../../../../contract/console/roles.ts';
import { instant } from '../../ledger/index.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { staffRefusal } from '../refusals.ts';
import type { ConsoleContext } from '../ConsoleContext.ts';
import { codeOfStep, newSecret, stepAt } from './factor.ts';

const STEP_MS = 30_000;

/** Their e-mails begin with the first word. Two of some roles, because nobody decides about their own request. */
const PEOPLE: readonly (readonly [mailbox: string, name: string, role: Role])[] = [
  ['payments', 'Pendo', 'payments'],
  ['risk', 'Rehema', 'risk'],
  ['owner', 'Otieno', 'owner'],
  ['owner-2', 'Wema', 'owner'],
  ['support', 'Subira', 'support'],
  ['content', 'Chebet', 'content'],
  ['finance', 'Faraji', 'finance'],
  ['auditor', 'Akinyi', 'auditor'],
];

const HOST = '@karata.test';
export const sandboxEmailOf = (mailbox: string): string => mailbox + HOST;

/** An auditor has an end; at home it is far away. */
const FAR = '2099-12-31T00:00:00.000Z';

/** Adds those who are missing. */
export async function addSandboxPeople(store: DocumentStore, nowMs: number): Promise<void> {
  const at = instant(nowMs);
  const made = PEOPLE.map(([mailbox, name, role]) => ({
    ...{ id: sandboxEmailOf(mailbox), name, roles: [role], addedAt: at },
    ...{ factorSecret: newSecret(), factorSince: at },
    ...(role === 'auditor' && { endsAt: FAR }),
  }));
  await store.transaction('staff', async (tx) => {
    const known = new Set((await tx.find('staff')).map(({ id }) => id));
    for (const person of made) if (!known.has(person.id)) tx.create('staff', person);
  });
}

/** Data of the sandbox may be opened in production: its people, whose second factor anybody may know, work there no more. */
export async function removeSandboxPeople(store: DocumentStore): Promise<void> {
  await store.transaction('staff', async (tx) => {
    const people = (await tx.find('staff')).filter(({ id, roles }) => id.endsWith(HOST) && roles.length > 0);
    for (const { id, name, addedAt } of people) tx.set('staff', { id, name, addedAt, roles: [] });
  });
}

/** A code of the sandbox's person that was not used yet: it may have to wait for the next one. @throws ApiError 403 */
export async function sandboxCode(
  { store, now }: Pick<ConsoleContext, 'store' | 'now'>,
  email: string,
): Promise<{ code: string }> {
  const isAtHome = PEOPLE.some(([mailbox]) => sandboxEmailOf(mailbox) === email);
  const { factorSecret, factorStep = 0 } = (isAtHome && (await store.get('staff', email))) || {};
  if (factorSecret === undefined) throw staffRefusal('not_staff');
  const step = Math.max(stepAt(now()), factorStep + 1);
  // The server takes the code after the present one too, but none later.
  const waitMs = (step - 1) * STEP_MS - now();
  if (waitMs > 0) await delay(waitMs);
  return { code: codeOfStep(email, factorSecret, step) };
}
