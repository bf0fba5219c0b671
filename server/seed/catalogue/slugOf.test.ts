import { expect, it } from '@jest/globals';
import { slugOf } from './slugOf.ts';

it('a slug is a name in small plain letters and digits, with dashes between the words', () => {
  const plain = ['Café Kilimanjaro', 'Snøkrystall'];
  expect(plain.map(slugOf)).toEqual(['cafe-kilimanjaro', 'snokrystall']);
  const marked = ["Hell's Gate Geyser", 'Quill & Skull', "Harbour Lights '62", 'Åska & Iron!'];
  expect(marked.map(slugOf)).toEqual(['hells-gate-geyser', 'quill-skull', 'harbour-lights-62', 'aska-iron']);
});
