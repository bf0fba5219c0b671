import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Checks } from './Checks.ts';
import type { FaultPart, FaultSizes } from './FaultRun.ts';
import { Random } from './Random.ts';

export interface PartReport {
  checks: Checks;
  figures: string;
}

/** Runs one part in its own folder. It depends on the seed only, not on other parts. */
export async function runPart(part: FaultPart, sizes: FaultSizes, seed: number): Promise<PartReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-faults-'));
  const checks = new Checks();
  try {
    const figures = await part.run({ sizes, checks, folder, random: new Random(seed) });
    return { checks, figures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
