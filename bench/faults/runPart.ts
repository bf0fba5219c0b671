import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Checks } from './Checks.ts';
import type { FaultPart, FaultSizes } from './FaultRun.ts';
import { Random } from './Random.ts';
import { newPlace, type StoreName } from '../stores.ts';

export interface PartReport {
  checks: Checks;
  figures: string;
}

export interface PartSettings {
  sizes: FaultSizes;
  seed: number;
  store: StoreName;
}

/** Runs one part in its own folder. It depends on the seed only, not on other parts. */
export async function runPart(part: FaultPart, { sizes, seed, store }: PartSettings): Promise<PartReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-faults-'));
  const checks = new Checks();
  try {
    const figures = await part.run({
      sizes,
      checks,
      folder,
      random: new Random(seed),
      newPlace: () => newPlace(store, folder),
      newFastPlace: () => newPlace(store, undefined),
    });
    return { checks, figures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
