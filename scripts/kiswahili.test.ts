/** Phrases that Kenyan readers found translated or wrong do not come back (docs/glossary-sw.md has what is said instead). */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');
const TEXTS = '{{src,originals,scripts}/**/messages/sw.json,content/**/*.{json,md}}';

const WRONG =
  /Pesa zako kwa haraka|mingine inaweza kushindwa|Jua Saba|Uswahilini|lengo la kukimbizia|Umeshinda salio|mara kubwa zaidi|nyumba ibaki|Michezo yetu asilia|Ksh 250 juu yake|Idadi ya kuchezea|Michezo (?:inayoongoza|bora)|"Inayoongoza"|"CHINI"|"Kisheria"|Kuna habari kuhusu|Kipendwa|kubadilisha nia|kurudisha pesa za bonasi|Matumizi ya haki/;

it('no Kiswahili text has a phrase that Kenyan readers would not say', () => {
  const files = globSync(TEXTS, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => WRONG.exec(readFileSync(path.join(ROOT, file), 'utf8'))?.[0] ?? []);
  expect(found).toEqual([]);
});
