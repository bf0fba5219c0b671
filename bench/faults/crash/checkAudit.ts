import { verifyAudit } from '../../../server/src/console/audit/verifyAudit.ts';
import { readBody } from '../../../server/src/console/audit/auditTrail.ts';
import type { Reader } from '../../../server/src/store/DocumentStore.ts';
import type { Checks } from '../Checks.ts';

/** The chain is whole, and each correction has the two entries of its people: one asked, and another one approved. */
export async function checkAudit(checks: Checks, store: Reader): Promise<void> {
  const entries = await store.find('audit');
  // A run keeps no signed heads, so a sound chain cannot be told from one that was cut.
  const { kind, says } = verifyAudit(
    entries.map((entry) => JSON.stringify(entry)),
    undefined,
  );
  checks.equal(kind, 'unknown', `the audit at the end: ${says}`);
  const said = entries.flatMap((entry) => readBody(entry) ?? []);
  for (const { id, approvalId } of await store.find('corrections')) {
    const own = said.filter((entry) => entry.approvalId === approvalId && entry.action === 'balance.correct');
    const people = own.map(({ outcome, actor }) => `${outcome} by ${actor.id}`);
    checks.equal(people.toSorted(), ['asked by payments@faults.test', 'done by risk@faults.test'], `${id}: its people`);
  }
}
