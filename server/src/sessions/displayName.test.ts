import { describe, expect, it } from '@jest/globals';
import { displayNameOf, NAME_WORDS } from './displayName.ts';

const phone = { uid: 'abcdefghijkl', signInMethod: 'phone' } as const;
const google = { uid: 'abcdefghijkl', signInMethod: 'google' } as const;
const all = { name: 'Wanjiru Kamau', email: 'wk@example.com', phoneNumber: '+254712345678' };

describe('the display name of a player', () => {
  it('is the Google name when there is one', () => {
    expect(displayNameOf({ ...google, ...all })).toBe('Wanjiru Kamau');
    expect(displayNameOf({ ...google, ...all, name: 'User' })).toBe('User');
  });

  it('is a name that is not the default', () => {
    expect(displayNameOf({ ...phone, ...all })).toBe('Wanjiru Kamau');
  });

  it.each(['User', ' User ', '', '  ', undefined])('is the e-mail when the name is %j', (name) => {
    expect(displayNameOf({ ...phone, ...all, name, email: 'achieng.o@example.com' })).toBe('Achieng.o');
  });

  it('is the e-mail of a Google player without a name', () => {
    expect(displayNameOf({ ...google, ...all, name: undefined })).toBe('Wk');
  });

  it('is a word with the last four digits of the phone', () => {
    const name = displayNameOf({ ...phone, phoneNumber: '+254712345678' });
    expect(NAME_WORDS.map((word) => `${word}5678`)).toContain(name);
    expect(displayNameOf({ ...phone, phoneNumber: '+254712345678' })).toBe(name);
  });

  it('uses all of sixteen words', () => {
    const phones = Array.from({ length: 500 }, (_, index) => `+2547${10_000_000 + index * 7_919}`);
    const words = phones.map((phoneNumber) => displayNameOf({ ...phone, phoneNumber }).replace(/\d{4}$/, ''));
    expect(NAME_WORDS).toHaveLength(16);
    expect(new Set(words)).toEqual(new Set(NAME_WORDS));
  });

  it('is the end of the uid when nothing else is known', () => {
    expect(displayNameOf(phone)).toBe('Playerghijkl');
    expect(displayNameOf({ ...phone, phoneNumber: '+1', email: '@' })).toBe('Playerghijkl');
  });

  it('is Guest without any data', () => {
    expect(displayNameOf(undefined)).toBe('Guest User');
  });

  it('is as short as names of players must be, without half a character at the end', () => {
    expect(displayNameOf({ ...google, name: '🦒'.repeat(50) })).toBe('🦒'.repeat(40));
  });
});
