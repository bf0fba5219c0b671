import { describe, expect, it } from '@jest/globals';
import { gameLink } from './gameLinks';

const BASE = 'https://karata.example/all-games';

describe('game link', () => {
  it('takes gameUrl before url, and counts relative links from the site', () => {
    expect(gameLink({ gameUrl: '/originals/dice.html', url: 'https://x.example' }, BASE)).toBe(
      'https://karata.example/originals/dice.html',
    );
    expect(gameLink({ gameUrl: undefined, url: 'https://x.example/play' }, BASE)).toBe('https://x.example/play');
  });

  it.each([undefined, 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/hosts', 'https://', 'blob:https://x/1'])(
    'has nothing to frame for %s',
    (gameUrl) => {
      expect(gameLink({ gameUrl, url: undefined }, BASE)).toBeNull();
    },
  );
});
