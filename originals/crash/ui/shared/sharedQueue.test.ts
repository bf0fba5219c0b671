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
    expect(table.action(1).textContent).toBe('Cancel next bet');
    await table.tell(crashed);
    expect(table.asked()).toEqual([]);
    await table.tell(nextFlight);
    expect(table.asked()).toEqual(['/play/bets']);
    await table.answer('bets', { data: openRound({ flightId: 8 }) });
    expect(table.action(1).textContent).toBe('Cancel Ksh\u00a050');
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

describe('a bet in the countdown', () => {
  const placeBet = async (): Promise<Table> => {
    const table = await openTable();
    await table.press(1);
    await table.answer('bets', { data: openRound() });
    await table.pass(500);
    return table;
  };

  it('is cancelled by the same button, with the stake back once', async () => {
    const table = await placeBet();
    await table.press(1);
    expect(table.action(1).textContent).toBe('One moment…');
    await table.press(1);
    const { betId } = table.game.calls.find(({ path }) => path === '/play/bets')?.body ?? {};
    expect(table.asked().slice(1)).toEqual([`/play/bets/${String(betId)}/rollback`]);
    await table.answer('rollback', { data: { round: openRound({ status: 'void', balance: 1_000 }) } });
    expect(table.game.said()).toBe('Bet cancelled: Ksh\u00a050 back');
    expect(table.game.find('.creditsValue').textContent).toBe('Ksh\u00a01,000');
    expect(table.game.find('.session').textContent).toContain('Profit / loss Ksh\u00a00');
    expect(table.action(1).textContent).toBe('Bet Ksh\u00a050');
  });

  it('is not lost a second time when its flight ends', async () => {
    const table = await placeBet();
    await table.press(1);
    await table.answer('rollback', { data: { round: openRound({ status: 'void', balance: 1_000 }) } });
    await table.pass(BETTING_MS);
    await table.tell(flying);
    await table.tell(crashed);
    expect(table.game.find('.flightNote').textContent).toBe('Gone at 1.94×');
  });

  it('is not cancelled by a double tap', async () => {
    const table = await openTable();
    await table.press(1);
    await table.answer('bets', { data: openRound() });
    await table.press(1);
    expect(table.asked()).toEqual(['/play/bets']);
  });

  it('flies along when the cancel comes too late, and can be cashed out meanwhile', async () => {
    const table = await placeBet();
    await table.press(1);
    await table.pass(BETTING_MS);
    await table.tell(flying);
    expect(table.action(1).textContent).toMatch(/^Cash out/);
    await table.answer('rollback', { data: { round: openRound() } });
    expect(notice(table)).toBe('Too late to cancel: your bet flies along.');
    await table.press(1);
    expect(table.asked().at(-1)).toBe('/play/rounds/round-1/steps');
  });

  it('is not said to fly along when the late cancel finds it lost', async () => {
    const table = await placeBet();
    await table.press(1);
    await table.pass(BETTING_MS);
    await table.tell(flying);
    const lost = openRound({ status: 'settled', multiplier: 0, balance: 950, outcome: { crashAt: 1 } });
    await table.answer('rollback', { data: { round: lost } });
    expect(table.game.find('.flightNote').textContent).toBe('Gone at 1.00×: Ksh\u00a050 lost');
    expect(notice(table)).not.toContain('flies along');
  });

  it('stays in its last half second, when a tap may come as the cash-out', async () => {
    const table = await placeBet();
    await table.pass(BETTING_MS - 700);
    expect(table.action(1).textContent).toBe('Bet placed: Ksh\u00a050');
    await table.press(1);
    expect(table.asked()).toEqual(['/play/bets']);
  });
});

describe('a place on a flight for everybody', () => {
  it('rests for 700 ms after its bet, so that a late cash-out never bets', async () => {
    const table = await openTable();
    await table.press(1);
    await table.answer('bets', { data: openRound() });
    await table.pass(BETTING_MS);
    await table.tell(flying);
    await table.tell(crashed);
    await table.answer('result', { data: openRound({ status: 'settled', multiplier: 0, outcome: { crashAt: 1.94 } }) });
    expect(table.action(1)).toHaveAttribute('aria-disabled', 'true');
    await table.press(1);
    table.game.press(' ');
    expect(table.action(1).textContent).toBe('Next flight: Ksh\u00a050');
    await table.press(2);
    expect(table.action(2).textContent).toBe('Cancel next bet');
    await table.pass(800);
    expect(table.action(1)).toHaveAttribute('aria-disabled', 'false');
    await table.press(1);
    expect(table.action(1).textContent).toBe('Cancel next bet');
  });
});
