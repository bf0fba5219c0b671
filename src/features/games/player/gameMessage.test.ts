import { describe, expect, it } from '@jest/globals';
import { parseGameMessage } from './gameMessage';

describe('reading a message of a game', () => {
  it.each(['ready', 'escape', 'soundOn', 'soundOff'] as const)('accepts %s', (type) => {
    expect(parseGameMessage({ source: 'karata-game', type })).toBe(type);
  });

  it.each([null, undefined, 'ready', 7, [], {}, { type: 'ready' }, { source: 'karata-game' }])('ignores %j', (data) => {
    expect(parseGameMessage(data)).toBeNull();
  });

  it('ignores unknown types and other sources', () => {
    expect(parseGameMessage({ source: 'karata-game', type: 'deposit' })).toBeNull();
    expect(parseGameMessage({ source: 'other', type: 'escape' })).toBeNull();
  });
});
