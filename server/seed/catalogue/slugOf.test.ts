import { expect, it } from '@jest/globals';
import { slugOf } from './slugOf.ts';

it.each([
  ['Café Kilimanjaro', 'cafe-kilimanjaro'],
  ["Hell's Gate Geyser", 'hells-gate-geyser'],
  ['Quill & Skull', 'quill-skull'],
  ['Snøkrystall', 'snokrystall'],
  ["Harbour Lights '62", 'harbour-lights-62'],
  ['Åska & Iron!', 'aska-iron'],
])('%s has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
