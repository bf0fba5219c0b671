import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { msUntil } from '../../rules/index.ts';
import { BETTING_MS, flightOf, openRound, openTable, type Table } from './sharedTable.testTools';

const FREE = { stake: 0, freeStake: 10, balance: 1_000 };
const freeRound = (own: object = {}) => openRound({ ...FREE, freeSpinsLeft: 0, ...own });
const lost = { status: 'settled', multiplier: 0, outcome: { crashAt: 1.94 } };
const crashed = flightOf({ status: 'crashed', crashAt: 1.94, hash: 'link-7' });

const open = (left = 1): Promise<Table> => openTable({}, { freeSpins: { left, stake: 10, won: 0 } });
const ticket = ({ game }: Table): HTMLElement => game.find('.freeSpins');
const stakeRow = ({ game }: Table): HTMLElement => game.find('[aria-label="Stake 1"] .stakeRow');
const notice = ({ game }: Table): string => game.find('.noticeText').textContent;
const note = ({ game }: Table): string => game.find('.flightNote').textContent;
const credits = ({ game }: Table): string => game.find('.creditsValue').textContent;

async function fly(table: Table): Promise<void> {
  await table.pass(BETTING_MS);
  await table.tell(flightOf({ status: 'flying' }));
  await table.pass(msUntil(120));
}

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a player with a free flight', () => {
  it('sees it in place of the first stake, flies it, pays nothing, and has its win as bonus money', async () => {
    const table = await open();
    expect(ticket(table).textContent).toBe('Free flights: 1 × Ksh\u00a010');
    expect(stakeRow(table).hidden).toBe(true);
    expect(table.action(1).textContent).toBe('Fly free: Ksh\u00a010');
    expect(table.action(2).textContent).toBe('Bet Ksh\u00a050');
    await table.press(1);
    expect(table.game.calls.at(-1)?.body).toMatchObject({ stake: 10, freeSpin: true });
    await table.answer('bets', { data: freeRound() });
    expect(credits(table)).toBe('Ksh\u00a01,000');
    await fly(table);
    await table.press(1);
    const won = { status: 'settled', multiplier: 1.2, win: 12, bonusBalance: 12, outcome: { cashedOutAt: 1.2 } };
    await table.answer('steps', { data: freeRound(won) });
    expect(notice(table)).toBe('Your free flights are done. They won Ksh\u00a012 of bonus money.');
    expect([ticket(table).hidden, stakeRow(table).hidden]).toEqual([true, false]);
    expect(credits(table)).toBe('Ksh\u00a01,012');
  });

  it('loses nothing with it, and is not told so', async () => {
    const table = await open();
    await table.press(1);
    await table.answer('bets', { data: freeRound() });
    await fly(table);
    await table.tell(crashed);
    await table.answer('result', { data: freeRound(lost) });
    expect(note(table)).toBe('Gone at 1.94×');
    expect(table.game.find('.session').textContent).toContain('Profit / loss Ksh\u00a00');
  });

  it('has it again after taking it back', async () => {
    const table = await open();
    await table.press(1);
    await table.answer('bets', { data: freeRound() });
    expect([ticket(table).hidden, stakeRow(table).hidden]).toEqual([false, true]);
    await table.pass(1_000);
    await table.press(1);
    await table.answer('rollback', { data: { round: freeRound({ status: 'void', settledAt: 'now' }) } });
    expect(ticket(table).textContent).toBe('Free flights: 1 × Ksh\u00a010');
    expect(notice(table)).toBe('Your free flight is back. Use it on another flight.');
  });

  it('sees the own stake when the game is opened while it flies', async () => {
    const table = await openTable({ open: { data: { round: freeRound(), others: [] } } });
    expect(table.action(1).textContent).toBe('Cancel Ksh\u00a010');
    expect([ticket(table).hidden, stakeRow(table).hidden]).toEqual([true, false]);
  });

  it('may keep it for later, and bets money', async () => {
    const table = await open();
    ticket(table).click();
    expect([stakeRow(table).hidden, ticket(table).getAttribute('aria-checked')]).toEqual([false, 'false']);
    await table.press(1);
    expect(table.game.calls.at(-1)?.body).not.toHaveProperty('freeSpin');
  });
});

describe('a player without a free flight', () => {
  it('sees nothing of it, until a bet brings one', async () => {
    const table = await openTable();
    expect(ticket(table).hidden).toBe(true);
    await table.press(1);
    await table.answer('bets', { data: openRound() });
    await fly(table);
    await table.tell(crashed);
    await table.answer('result', { data: openRound({ ...lost, gift: { stake: 50, turnover: 50, worth: 10 } }) });
    expect(notice(table)).toContain('a free flight worth Ksh\u00a010');
    expect([ticket(table).hidden, ticket(table).textContent]).toEqual([false, 'Free flights: 1 × Ksh\u00a010']);
  });

  it('is told when the server knows of none', async () => {
    const table = await open();
    await table.press(1);
    await table.answer('bets', { status: 409, code: 'no_free_spins' });
    expect(notice(table)).toBe('You have nothing free here now. Nothing was staked.');
    expect(ticket(table).hidden).toBe(true);
  });
});
