import { createHash } from 'node:crypto';

/** The phone that pays for a player of tests, `254XXXXXXXXX`: accounts that share one are one person's. */
export function phoneOf(uid: string): string {
  if (uid === 'uid-1') return '254712345678';
  const digits = parseInt(createHash('sha256').update(uid).digest('hex').slice(0, 7), 16) % 10_000_000;
  return `25479${String(digits).padStart(7, '0')}`;
}
