import { describe, expect, it } from '@jest/globals';
import { addressToPage, allGamesPage, linkToPage, pageToAddress, parsePage } from './pageName';

const at = (address: string) => addressToPage(new URL(address, 'https://karata.example'));

describe('the address of a page name', () => {
  it('is / for the home page and below / for every other page', () => {
    expect(pageToAddress('home')).toBe('/');
    expect(pageToAddress('privacy-policy')).toBe('/privacy-policy');
    expect(pageToAddress('all-games?type=top')).toBe('/all-games?type=top');
  });

  it.each(['home', 'all-games?type=top&provider=Simba+Play', "provider/ng'ombe-games", 'games/original', 'search'])(
    'gives the name back for %s',
    (page) => {
      expect(at(pageToAddress(page))).toBe(page);
    },
  );

  it('may have a trailing slash, a hash or an empty path', () => {
    expect(at('/all-games/')).toBe('all-games');
    expect(at('/privacy-policy#cookies')).toBe('privacy-policy');
    expect(at('')).toBe('home');
  });

  it('is split into name and parameters, also when a value has a question mark', () => {
    const { name, params } = parsePage('all-games?provider=What%3F&type=new');
    expect(name).toBe('all-games');
    expect(Object.fromEntries(params)).toEqual({ provider: 'What?', type: 'new' });
  });

  it('of all games has only parameters that differ from their defaults', () => {
    expect(allGamesPage()).toBe('all-games');
    expect(allGamesPage({ type: 'top' })).toBe('all-games?type=top');
    expect(allGamesPage({ provider: "Ng'ombe & Sons" })).toBe('all-games?provider=Ng%27ombe+%26+Sons');
  });

  it('is told apart from links to other sites', () => {
    expect(linkToPage('/fairness')).toBe('fairness');
    expect(linkToPage('/')).toBe('home');
    expect(linkToPage('//elsewhere.example/x')).toBeNull();
    expect(linkToPage('/\\elsewhere.example')).toBeNull();
    expect(linkToPage('https://elsewhere.example')).toBeNull();
    expect(linkToPage('javascript:alert(1)')).toBeNull();
  });
});
