import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Checks } from './Checks.ts';
import { checkHouse } from './checkSides.ts';
import type { FaultPart, FaultSizes } from './FaultRun.ts';
import { Random } from './Random.ts';
import { newPlace, openPlace, type StoreName, type StorePlace } from '../stores.ts';

export interface PartReport {
  checks: Checks;
  figures: string;
}

export interface PartSettings {
  sizes: FaultSizes;
  seed: number;
  store: StoreName;
}

/** Runs one part in its own folder, and looks at the sum over all accounts of each store that it leaves behind. It depends on the seed only, not on other parts. */
export async function runPart(part: FaultPart, { sizes, seed, store }: PartSettings): Promise<PartReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-faults-'));
  const checks = new Checks();
  try {
    const places: StorePlace[] = [];
    const figures = await part.run({
      sizes,
      checks,
      folder,
      random: new Random(seed),
      newPlace() {
        const place = newPlace(store, folder);
        places.push(place);
        return place;
      },
      newFastPlace: () => newPlace(store, undefined),
    });
    for (const place of places) {
      const left = openPlace(place);
      await checkHouse(checks, left, 'the house at the end');
      await left.close();
    }
    return { checks, figures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
