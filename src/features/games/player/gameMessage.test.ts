import { describe, expect, it } from '@jest/globals';
import { parseGameMessage } from './gameMessage';

describe('parseGameMessage', () => {
  it.each(['ready', 'escape', 'soundOn', 'soundOff'] as const)('reads %s', (type) => {
    expect(parseGameMessage({ source: 'karata-game', type })).toBe(type);
  });

  it.each([null, undefined, 'ready', 7, [], {}, { type: 'ready' }, { source: 'karata-game' }])('ignores %j', (data) => {
    expect(parseGameMessage(data)).toBeNull();
  });

  it('ignores types it does not know and other sources', () => {
    expect(parseGameMessage({ source: 'karata-game', type: 'deposit' })).toBeNull();
    expect(parseGameMessage({ source: 'other', type: 'escape' })).toBeNull();
  });
});
