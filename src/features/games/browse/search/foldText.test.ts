import { describe, expect, it } from '@jest/globals';
import { foldText } from './foldText';

describe('text that is prepared for comparison', () => {
  it.each(
    Object.entries({
      'SIMBA Gold': 'simba gold',
      'Île aux Trésors': 'ile aux tresors',
      "Ng'ombe": 'ngombe',
      'Ng’ombe': 'ngombe',
      'Twiga-Tatu  Studio': 'twiga tatu studio',
      '  Straße & Øl!  ': 'strasse ol',
      '…': '',
    }),
  )('is changed from %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
