import { describe, expect, it } from '@jest/globals';
import { readGameMessage } from './gameMessage';

const source = 'karata-game';

describe('reading a message of a game', () => {
  it.each(['ready', 'escape', 'soundOn', 'soundOff', 'deposit', 'launchExpired', 'realityCheck', 'round'])(
    'accepts %s',
    (type) => {
      expect(readGameMessage({ source, type })).toEqual({ source, type });
    },
  );

  it.each([null, undefined, 'ready', 7, [], {}, { type: 'ready' }, { source }])('ignores %j', (data) => {
    expect(readGameMessage(data)).toBeNull();
  });

  it('ignores unknown types and other sources', () => {
    expect(readGameMessage({ source, type: 'close' })).toBeNull();
    expect(readGameMessage({ source: 'other', type: 'escape' })).toBeNull();
  });
});

describe('the credits of a game', () => {
  it('are read as the game shows them', () => {
    const message = { source, type: 'balance', text: '1,000' };
    expect(readGameMessage(message)).toEqual(message);
  });

  it.each([
    'balance',
    { source: 'other', type: 'balance', text: '1' },
    { source, type: 'balance', text: 7 },
    { source, type: 'balance', text: '1'.repeat(25) },
  ])('are not read from %j', (data) => {
    expect(readGameMessage(data)).toBeNull();
  });
});

describe('a sheet of a game', () => {
  it('is open or not', () => {
    const message = { source, type: 'sheet', isOpen: true };
    expect(readGameMessage(message)).toEqual(message);
    expect(readGameMessage({ source, type: 'sheet' })).toBeNull();
  });
});

describe('the money of a game', () => {
  it('is read when both amounts are possible', () => {
    const message = { source, type: 'money', balance: 10.5, bonusBalance: 0 };
    expect(readGameMessage(message)).toEqual(message);
  });

  it.each([-1, NaN, Infinity, '10', undefined])('is not read with an amount of %s', (balance) => {
    expect(readGameMessage({ source, type: 'money', balance, bonusBalance: 0 })).toBeNull();
  });
});
