import { describe, expect, it } from '@jest/globals';
import { parseBalance, parseGameMessage } from './gameMessage';

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

describe('the credits of a game', () => {
  it('are read as the game shows them', () => {
    expect(parseBalance({ source: 'karata-game', type: 'balance', text: '1,000' })).toBe('1,000');
  });

  it.each([
    null,
    'balance',
    { source: 'karata-game', type: 'ready', text: '1' },
    { source: 'other', type: 'balance', text: '1' },
    { source: 'karata-game', type: 'balance', text: 7 },
    { source: 'karata-game', type: 'balance', text: '1'.repeat(25) },
  ])('are not read from %j', (data) => {
    expect(parseBalance(data)).toBeNull();
  });
});
