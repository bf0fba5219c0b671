import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { at, BETTING_MS, flightOf, openRound, openTable, type Table } from './sharedTable.testTools';

const flying = flightOf({ status: 'flying' });
const crashed = flightOf({ status: 'crashed', crashAt: 1.94, hash: 'link-7' });
const nextFlight = flightOf({ id: 8, bettingEndsAt: at(40_000) });

const notice = ({ game }: Table): string => game.find('.noticeText').textContent;

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a bet on the next flight', () => {
  it('waits, costs nothing, and is sent when its bets open', async () => {
    const table = await openTable({ flight: flying });
    await table.press(1);
    expect(table.action(1).textContent).toBe('Cancel (next flight)');
    await table.tell(crashed);
    expect(table.asked()).toEqual([]);
    await table.tell(nextFlight);
    expect(table.asked()).toEqual(['/play/bets']);
    await table.answer('bets', { data: openRound({ flightId: 8 }) });
    expect(table.action(1).textContent).toBe('Bet placed: Ksh\u00a050');
  });

  it('can be cancelled, but not by a double tap', async () => {
    const table = await openTable({ flight: flying });
    await table.press(1);
    await table.press(1);
    expect(table.action(1).textContent).toContain('Cancel');
    await table.pass(500);
    await table.press(1);
    expect(table.game.said()).toBe('Bet on the next flight cancelled. Nothing was staked.');
    await table.tell(nextFlight);
    expect(table.asked()).toEqual([]);
  });

  it('is not sent to a later flight than the player meant', async () => {
    const table = await openTable({ flight: flying });
    await table.press(1);
    await table.tell(flightOf({ id: 9, bettingEndsAt: at(80_000) }));
    expect(table.asked()).toEqual([]);
    expect(notice(table)).toBe('Your bet missed its flight. Nothing was staked.');
  });

  it('is never placed on a later flight by an answer that was lost', async () => {
    const table = await openTable();
    table.truth.isAway = true;
    await table.press(1);
    await table.pass(BETTING_MS + 1_000);
    table.truth.isAway = false;
    await table.pass(5_000);
    expect(table.asked().at(-1)).toMatch(/^\/play\/bets\/[\w-]+\/rollback$/);
    await table.answer('rollback', { data: { round: null } });
    expect(notice(table)).toContain('your bet did not arrive in time. Nothing was staked.');
    expect(table.action(1).textContent).toBe('Next flight: Ksh\u00a050');
  });

  it('is what the button offers to one who comes too late', async () => {
    const table = await openTable();
    await table.press(1);
    await table.answer('bets', { status: 409, code: 'round_closed' });
    expect(notice(table)).toBe('Bets on this flight are closed. Nothing was staked.');
  });
});
