import { describe, expect, it } from '@jest/globals';
import { gameLink } from './gameLinks';

const BASE = 'https://karata.example/all-games';

describe('the link of a game', () => {
  it('is gameUrl before url, and a relative link starts at the site', () => {
    expect(gameLink({ gameUrl: '/originals/dice.html', url: 'https://x.example' }, BASE)).toBe(
      'https://karata.example/originals/dice.html',
    );
    expect(gameLink({ gameUrl: undefined, url: 'https://x.example/play' }, BASE)).toBe('https://x.example/play');
  });

  it.each([undefined, 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/hosts', 'https://', 'blob:https://x/1'])(
    'is empty for %s',
    (gameUrl) => {
      expect(gameLink({ gameUrl, url: undefined }, BASE)).toBeNull();
    },
  );
});
