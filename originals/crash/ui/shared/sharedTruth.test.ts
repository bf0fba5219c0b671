import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { msUntil } from '../../rules/index.ts';
import { at, betOf, flightOf, openRound, openTable, type Table } from './sharedTable.testTools';

const inTheAir = flightOf({ status: 'flying', bettingEndsAt: at(-msUntil(140)) });
const both = {
  data: { round: openRound(), others: [openRound({ roundId: 'round-2', stake: 200, betKey: 'mine-2' })] },
};
const note = ({ game }: Table): string => game.find('.flightNote').textContent;
const number = ({ game }: Table): string => game.find('.flightNumber').textContent;

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a flight for everybody that is opened again', () => {
  it('has both stakes of the player in the air', async () => {
    const table = await openTable({ flight: inTheAir, open: both });
    await table.pass(16);
    expect(number(table)).toBe('1.40×');
    expect(table.action(1).textContent).toBe('Cash out Ksh\u00a070');
    expect(table.action(2).textContent).toBe('Cash out Ksh\u00a0280');
    expect(table.game.find('.noticeText').textContent).toBe('Your round goes on');
    expect(table.game.find('.session').textContent).toContain('Profit / loss Ksh\u00a00');
  });

  it('has both stakes in while bets are open, each as it was set', async () => {
    const second = { roundId: 'round-2', stake: 200, betKey: 'mine-2', choice: { autoCashOut: 2.5 } };
    const table = await openTable({ open: { data: { round: openRound(), others: [openRound(second)] } } });
    const texts = (selector: string) =>
      [...table.game.root.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value);
    expect(texts('.stakeInput')).toEqual(['50', '200']);
    expect(texts('.fieldInput')).toEqual(['', '2.50']);
  });

  it('lets a stake be cancelled as before, by its round', async () => {
    const table = await openTable({ open: both });
    expect(table.action(2).textContent).toBe('Cancel Ksh\u00a0200');
    await table.pass(500);
    await table.press(2);
    expect(table.asked()).toEqual(['/play/bets/round-2/rollback']);
    const round = openRound({ roundId: 'round-2', stake: 200, status: 'void', balance: 1_000 });
    await table.answer('rollback', { data: { round } });
    expect(table.game.said()).toBe('Bet cancelled: Ksh\u00a0200 back');
    expect(table.action(1).textContent).toBe('Cancel Ksh\u00a050');
  });

  it('shows the end of the last flight between two', async () => {
    const table = await openTable({ flight: flightOf({ status: 'crashed', crashAt: 3.2, hash: 'link' }) });
    expect([number(table), note(table)]).toEqual(['3.20×', 'Gone at 3.20×']);
    expect(table.game.root.querySelectorAll('.historyItem')).toHaveLength(1);
  });

  it('learns how a stake of an earlier flight ended', async () => {
    const table = await openTable({ open: { data: { round: openRound({ flightId: 6 }), others: [] } } });
    expect(table.action(1).textContent).toBe('One moment…');
    await table.answer('result', {
      data: openRound({ flightId: 6, status: 'settled', multiplier: 0, outcome: { crashAt: 2 } }),
    });
    expect(table.game.said()).toBe('Gone at 2.00×: Ksh\u00a050 lost');
    expect(table.action(1).textContent).toBe('Bet Ksh\u00a050');
  });
});

describe('a lost stream', () => {
  it('is said, takes no bets, and comes back with the truth', async () => {
    const table = await openTable();
    table.truth.isAway = true;
    table.stream()?.fail();
    await table.pass(16);
    expect([number(table), note(table)]).toEqual(['–', 'Looking for the flight…']);
    expect(table.action(1).textContent).toBe('One moment…');
    await table.press(1);
    expect(table.asked()).toEqual([]);
    await table.pass(20_000);
    expect(table.stream()).toBeUndefined();
    table.truth.isAway = false;
    table.truth.flight = flightOf({ id: 9, status: 'flying', bettingEndsAt: at(20_000) });
    await table.pass(11_000);
    expect(table.stream()).toBeDefined();
    expect(number(table)).toMatch(/^\d+\.\d\d×$/);
    expect(note(table)).toBe('Rising…');
  });

  it('still takes a cash-out of a stake in the air', async () => {
    const table = await openTable({ flight: inTheAir, open: both });
    table.stream()?.fail();
    await table.pass(16);
    expect(table.action(1).textContent).toBe('Cash out');
    await table.press(1);
    expect(table.asked()).toEqual(['/play/rounds/round-1/steps']);
  });

  it('is noticed when it has been silent for long', async () => {
    const table = await openTable({ flight: inTheAir });
    const before = table.stream();
    table.truth.flight = flightOf({ id: 8, bettingEndsAt: at(60_000) });
    await table.pass(9_000);
    expect(table.stream()).not.toBe(before);
    expect(table.game.find('.flight').dataset['mood']).toBe('counting');
  });

  it('is left alone when it is silent because nothing happens', async () => {
    const table = await openTable({ flight: inTheAir });
    const before = table.stream();
    await table.pass(18_000);
    expect(table.stream()).toBe(before);
    expect(table.game.calls.filter(({ path }) => path.startsWith('/play/flights/'))).toHaveLength(3);
  });

  it('is opened again when the player looks at the page again, or the phone is online again', async () => {
    const table = await openTable();
    const before = table.stream();
    document.dispatchEvent(new Event('visibilitychange'));
    await table.pass(500);
    const after = table.stream();
    expect(after).not.toBe(before);
    window.dispatchEvent(new Event('offline'));
    await table.pass(16);
    expect(note(table)).toBe('Looking for the flight…');
    window.dispatchEvent(new Event('online'));
    await table.pass(500);
    expect(note(table)).toBe('Take-off in');
  });

  it.each([
    ['nothing', null],
    ['a flight without a start', flightOf({ bettingEndsAt: 'soon' })],
    ['a crash without its end', flightOf({ status: 'crashed' })],
  ])('cannot show %s', async (_what, flight) => {
    const table = await openTable();
    await table.tell({ ...flight });
    expect(note(table)).toBe('Take-off in');
  });

  it('takes no older news for new ones', async () => {
    const table = await openTable({ flight: inTheAir });
    await table.tell(flightOf({ id: 6, bettingEndsAt: at(-40_000), status: 'crashed', crashAt: 9 }));
    await table.tell(flightOf({ bettingEndsAt: at(-msUntil(140)) }));
    expect(table.game.find('.flight').dataset['mood']).toBe('flying');
  });

  it('leaves out bets that cannot be read', async () => {
    const bets = [betOf('Good'), betOf('Bad', { currency: 'EUR' }), { key: 1 }, null];
    const table = await openTable({ flight: flightOf({ betCount: 4, bets }) });
    expect(table.game.root.querySelectorAll('.player')).toHaveLength(1);
  });
});
