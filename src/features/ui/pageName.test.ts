import { describe, expect, it } from '@jest/globals';
import { addressToPage, allGamesPage, linkToPage, pageToAddress, parsePage } from './pageName';

const at = (address: string) => addressToPage(new URL(address, 'https://karata.example'));

describe('page names and addresses', () => {
  it('puts home at the root and every other page below it', () => {
    expect(pageToAddress('home')).toBe('/');
    expect(pageToAddress('privacy-policy')).toBe('/privacy-policy');
    expect(pageToAddress('all-games?type=top')).toBe('/all-games?type=top');
  });

  it.each(['home', 'all-games?type=top&provider=Simba+Play', "provider/ng'ombe-games", 'games/original', 'search'])(
    'finds the way back from the address of %s',
    (page) => {
      expect(at(pageToAddress(page))).toBe(page);
    },
  );

  it('takes a trailing slash, a hash and an empty path', () => {
    expect(at('/all-games/')).toBe('all-games');
    expect(at('/privacy-policy#cookies')).toBe('privacy-policy');
    expect(at('')).toBe('home');
  });

  it('splits a name from its parameters, also where a value has a question mark', () => {
    const { name, params } = parsePage('all-games?provider=What%3F&type=new');
    expect(name).toBe('all-games');
    expect(Object.fromEntries(params)).toEqual({ provider: 'What?', type: 'new' });
  });

  it('names the all-games page with only what differs from its defaults', () => {
    expect(allGamesPage()).toBe('all-games');
    expect(allGamesPage({ type: 'top' })).toBe('all-games?type=top');
    expect(allGamesPage({ provider: "Ng'ombe & Sons" })).toBe('all-games?provider=Ng%27ombe+%26+Sons');
  });

  it('tells links of the site from links off it', () => {
    expect(linkToPage('/fairness')).toBe('fairness');
    expect(linkToPage('/')).toBe('home');
    expect(linkToPage('//elsewhere.example/x')).toBeNull();
    expect(linkToPage('/\\elsewhere.example')).toBeNull();
    expect(linkToPage('https://elsewhere.example')).toBeNull();
    expect(linkToPage('javascript:alert(1)')).toBeNull();
  });
});
