import { describe, expect, it } from '@jest/globals';
import { inLanguage } from './readDocuments.ts';

const ITEM = {
  id: 'a',
  title: 'Gold box',
  price: 500,
  isActive: true,
  rewards: ['10 spins'],
  footerData: { companyName: 'Karata', helpTitle: 'Help', minimumAge: 18 },
};
const swahili = (sw: unknown) => inLanguage({ ...ITEM, translations: { sw } }, 'sw');

describe('an item in a language', () => {
  it('has the words of the translation, and its own words for untranslated fields', () => {
    expect(swahili({ title: 'Sanduku la dhahabu' })).toEqual({ ...ITEM, title: 'Sanduku la dhahabu' });
    expect(inLanguage({ ...ITEM, translations: { sw: { title: 'Sanduku' } } }, 'en')).toEqual(ITEM);
  });

  it('has a translated list as a whole, and nested fields one by one', () => {
    expect(swahili({ rewards: ['Mizunguko 10', 'Zawadi'], footerData: { helpTitle: 'Msaada' } })).toEqual({
      ...ITEM,
      rewards: ['Mizunguko 10', 'Zawadi'],
      footerData: { companyName: 'Karata', helpTitle: 'Msaada', minimumAge: 18 },
    });
  });

  it('has a translated field that the item itself does not have', () => {
    expect(swahili({ subtitle: 'Kwa wiki moja' })).toEqual({ ...ITEM, subtitle: 'Kwa wiki moja' });
  });

  it.each([
    { id: 'b' },
    { price: 1 },
    { price: '1' },
    { isActive: false },
    { title: '  ' },
    { title: 7 },
    { title: ['Sanduku'] },
    { rewards: 'Mizunguko' },
    { footerData: 'Karata' },
    { footerData: { minimumAge: '16' } },
    'words',
    null,
  ])('keeps fields that a translation cannot change: %j', (words) => {
    expect(swahili(words)).toEqual(ITEM);
  });

  it.each([undefined, null, 'sw', ['sw'], {}])('never contains its translations, even as %j', (translations) => {
    expect(inLanguage({ ...ITEM, translations }, 'sw')).toEqual(ITEM);
  });
});
