import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { msUntil } from '../../rules/index.ts';
import { at, BETTING_MS, betOf, flightOf, openRound, openTable, type Table } from './sharedTable.testTools';

const flying = flightOf({ status: 'flying' });
const crashed = flightOf({ status: 'crashed', crashAt: 1.94, hash: 'link-7' });
const nextFlight = flightOf({ id: 8, bettingEndsAt: at(40_000) });
const lost = openRound({ status: 'settled', multiplier: 0, outcome: { crashAt: 1.94 } });
const cashed = openRound({
  ...{ status: 'settled', multiplier: 1.5, win: 75, balance: 1_025, outcome: { cashedOutAt: 1.5 } },
});

const number = ({ game }: Table): string => game.find('.flightNumber').textContent;
const note = ({ game }: Table): string => game.find('.flightNote').textContent;
const mood = ({ game }: Table): string | undefined => game.find('.flight').dataset['mood'];
const notice = ({ game }: Table): string => game.find('.noticeText').textContent;
const players = ({ game }: Table): string[] =>
  [...game.root.querySelectorAll('.player:not(.isNote)')].map((row) => row.textContent.trim());
const tab = ({ game }: Table, index: number): HTMLElement =>
  game.root.querySelectorAll<HTMLElement>('.playersTab')[index] ?? game.root;

/** A bet in flight 7, in the air at 1.20. */
async function flyAlong(): Promise<Table> {
  const table = await openTable();
  await table.press(1);
  await table.answer('bets', { data: openRound() });
  await table.pass(BETTING_MS);
  await table.tell(flying);
  await table.pass(msUntil(120));
  return table;
}

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a flight for everybody', () => {
  it('is counted down by the clock of the server, and bets are taken', async () => {
    const table = await openTable();
    expect([mood(table), number(table), note(table)]).toEqual(['counting', '7 s', 'Take-off in']);
    await table.pass(3_500);
    expect(number(table)).toBe('4 s');
    await table.press(1);
    expect(table.game.calls.at(-1)).toMatchObject({ path: '/play/bets', body: { stake: 50, choice: {} } });
    expect(table.action(1).textContent).toBe('Placing the bet…');
    await table.answer('bets', { data: openRound() });
    expect(table.action(1).textContent).toBe('Cancel Ksh\u00a050');
    expect(table.game.said()).toBe('Bet placed: Ksh\u00a050');
  });

  it('is the same curve for everybody, by the time of the server', async () => {
    const table = await openTable({ flight: flightOf({ status: 'flying', bettingEndsAt: at(-msUntil(150)) }) });
    await table.pass(16);
    expect([mood(table), number(table), note(table)]).toEqual(['flying', '1.50×', 'Rising…']);
    await table.pass(msUntil(180) - msUntil(150));
    expect(number(table)).toMatch(/^1\.8\d×$/);
  });

  it('waits at the end of the countdown for the server to say that it flies', async () => {
    const table = await openTable();
    await table.pass(BETTING_MS + 500);
    expect([mood(table), number(table)]).toEqual(['counting', '0 s']);
    expect(table.action(1).textContent).toBe('Next flight: Ksh\u00a050');
  });

  it('takes two stakes, each with its own cash-out', async () => {
    const table = await openTable();
    await table.press(1);
    await table.press(2);
    await table.answer('bets', { data: openRound() });
    await table.answer('bets', { data: openRound({ roundId: 'round-2', stake: 200, betKey: 'mine-2', balance: 750 }) });
    await table.pass(BETTING_MS);
    await table.tell(flying);
    await table.pass(msUntil(150));
    expect(table.action(1).textContent).toMatch(/^Cash out Ksh\u00a075/);
    expect(table.action(2).textContent).toMatch(/^Cash out Ksh\u00a030\d/);
    await table.press(1);
    expect(table.action(1).textContent).toBe('One moment…');
    await table.answer('steps', { data: cashed });
    expect(table.game.said()).toBe('Cashed out at 1.50×: won Ksh\u00a075');
    expect(table.action(1).textContent).toBe('Next flight: Ksh\u00a050');
    expect(table.action(2).textContent).toMatch(/^Cash out/);
    await table.tell(crashed);
    expect(table.game.find('.flightMark').textContent).toBe('1.50×');
  });

  it('ends for a stake as the server says, with all that was lost', async () => {
    const table = await flyAlong();
    await table.tell(crashed);
    expect([mood(table), number(table)]).toEqual(['crashed', '1.94×']);
    expect(table.action(1).textContent).toBe('One moment…');
    expect(table.game.said()).not.toContain('lost');
    await table.answer('result', { data: lost });
    expect(table.game.said()).toBe('Gone at 1.94×: Ksh\u00a050 lost');
    expect(table.game.find('.session').textContent).toContain('−Ksh\u00a050');
    expect(table.game.find('.historyItem').textContent).toBe('1.94×');
  });

  it('cashes out automatically on the server, which tells it among the bets', async () => {
    const table = await flyAlong();
    await table.tellBets({ flightId: 7, betCount: 1, bets: [betOf('mine', { stake: 50, cashedOutAt: 1.5 })] });
    await table.answer('result', { data: cashed });
    expect(table.game.said()).toBe('Cashed out at 1.50×: won Ksh\u00a075');
    expect(mood(table)).toBe('flying');
  });

  it('asks for an automatic cash-out that is due, also without news of it', async () => {
    const table = await openTable();
    await table.press(1);
    await table.answer('bets', { data: openRound({ choice: { autoCashOut: 1.5 } }) });
    await table.pass(BETTING_MS);
    await table.tell(flying);
    await table.pass(msUntil(150) + 600);
    await table.answer('result', { data: cashed });
    expect(table.game.said()).toBe('Cashed out at 1.50×: won Ksh\u00a075');
  });

  it('shows the truth when the cash-out was answered after the crash', async () => {
    const table = await flyAlong();
    await table.press(1);
    await table.tell(crashed);
    await table.answer('steps', { status: 409, code: 'round_closed' });
    await table.answer('result', { data: lost });
    expect(table.game.said()).toBe('Gone at 1.94×: Ksh\u00a050 lost');
    expect(table.action(1).textContent).toBe('Next flight: Ksh\u00a050');
  });

  it('gives the stake back when the server cancels it', async () => {
    const table = await flyAlong();
    await table.tell(nextFlight);
    await table.answer('result', { data: openRound({ status: 'void', balance: 1_000 }) });
    expect(notice(table)).toContain('Your stake of Ksh\u00a050 is back');
    expect(table.game.find('.creditsValue').textContent).toBe('Ksh\u00a01,000');
  });

  it('is quiet for a player without a bet', async () => {
    const table = await openTable();
    const sound = jest.spyOn(table.game.environment.sound, 'play');
    await table.pass(BETTING_MS);
    await table.tell(flying);
    await table.tell(crashed);
    expect(sound).not.toHaveBeenCalled();
    expect(table.game.said()).toBe('');
    expect(note(table)).toBe('Gone at 1.94×');
  });
});

describe('the bets of a flight', () => {
  it('are listed with names, stakes and cash-outs, the own first', async () => {
    const table = await openTable({ flight: flightOf({ betCount: 1, bets: [betOf('Wanj')] }) });
    expect(tab(table, 0).textContent).toBe('All 1');
    await table.press(1);
    await table.answer('bets', { data: openRound() });
    await table.tellBets({ flightId: 7, betCount: 2, bets: [betOf('mine', { stake: 50, name: 'A***' })] });
    await table.tellBets({
      flightId: 7,
      betCount: 2,
      bets: [betOf('Wanj', { cashedOutAt: 1.2, win: 120, name: 'Wanji•••' })],
    });
    expect(players(table).slice(0, 2)).toEqual(['You Ksh\u00a050', 'Wanj••• Ksh\u00a0100 1.20× Ksh\u00a0120']);
    expect(table.game.find('.player.isOwn').textContent).toContain('You');
    await table.tell(nextFlight);
    expect(players(table)[0]).toBe('Top');
    expect(table.game.find('.player.isNote').textContent).toBe('No bets on this flight yet');
  });

  it('of the flight before stand below those of this one, with what became of them, each once', async () => {
    const bets = [betOf('Wanj', { cashedOutAt: 1.2, win: 120 }), betOf('Baraka')];
    const table = await openTable({ flight: flightOf({ betCount: 2, bets }) });
    await table.tell(flightOf({ status: 'crashed', crashAt: 1.94, hash: 'link-7', betCount: 2, bets }));
    expect(players(table).slice(0, 2)).toEqual([
      'Wanj*** Ksh\u00a0100 1.20× Ksh\u00a0120',
      'Baraka*** \u2212Ksh\u00a0100',
    ]);
    await table.tell(flightOf({ id: 8, bettingEndsAt: at(40_000), betCount: 1, bets: [betOf('Otie')] }));
    expect(players(table)).toEqual([
      'Otie*** Ksh\u00a0100',
      'Last flight: 1.94×',
      'Wanj*** Ksh\u00a0100 1.20× Ksh\u00a0120',
      'Baraka*** \u2212Ksh\u00a0100',
      ...['Last flights: 1', 'Highest 1.94×', '2× or more 0 / 1', '5× or more 0 / 1', '10× or more 0 / 1'],
    ]);
    await table.tell(flightOf({ id: 9, bettingEndsAt: at(80_000) }));
    expect(players(table).slice(0, 2)).toEqual(['Top', 'Wanj*** Ksh\u00a0100 1.20× Ksh\u00a0120']);
  });

  it('are waited for only while somebody can still bet', async () => {
    const table = await openTable();
    const empty = (): string => table.game.find('.player.isNote').textContent;
    expect(empty()).toBe('No bets on this flight yet');
    await table.tell(flightOf({ status: 'flying' }));
    expect(empty()).toBe('No bets on this flight');
  });

  it('have the own ones below them, also when there is no bet, and then how high the last flights came', async () => {
    const history = [7.5, 1.2, 2].map((crashAt, index) => ({ id: 6 - index, crashAt, hash: `link-${6 - index}` }));
    const items = [
      openRound({ roundId: 'won', status: 'settled', flightId: 5, win: 75, outcome: { crashAt: 2, cashedOutAt: 1.5 } }),
    ];
    const table = await openTable({ history, last: { data: { items } } });
    await table.game.settle();
    expect(players(table)).toEqual([
      ...['Mine', '04:00 Ksh\u00a050 1.50× Ksh\u00a075'],
      ...['Last flights: 3', 'Highest 7.50×', '2× or more 2 / 3', '5× or more 1 / 3', '10× or more 0 / 3'],
    ]);
  });

  it.each([
    ['KES', 130, ['Wanj*** Ksh\u00a0100', 'Otie*** ≈\u00a0Ksh\u00a026 1.05× ≈\u00a0Ksh\u00a027']],
    ['USD', 130, ['Wanj*** ≈\u00a0US$0.76', 'Otie*** US$0.20 1.05× US$0.21']],
    ['KES', undefined, ['Wanj*** Ksh\u00a0100', 'Otie*** US$0.20 1.05× US$0.21']],
  ] as const)('are in the currency of a player in %s at the rate %s', async (currency, kesPerUsd, shown) => {
    const inDollars = betOf('Otie', { stake: 0.2, currency: 'USD', cashedOutAt: 1.05, win: 0.21 });
    const flight = flightOf({ betCount: 2, bets: [betOf('Wanj'), inDollars] });
    const table = await openTable({ flight }, { currency, kesPerUsd });
    expect(players(table).slice(0, 2)).toEqual(shown);
  });

  it('go from the list when they are taken back', async () => {
    const table = await openTable({ flight: flightOf({ betCount: 2, bets: [betOf('Wanj'), betOf('Otie')] }) });
    await table.tellBets({ flightId: 7, betCount: 1, bets: [], gone: ['Wanj'] });
    expect(players(table)).toEqual(['Otie*** Ksh\u00a0100']);
    expect(tab(table, 0).textContent).toBe('All 1');
  });

  it('are the own ones in a tab, flight by flight, and the highest wins in another, also by keyboard', async () => {
    const table = await flyAlong();
    await table.tellBets({ flightId: 7, betCount: 2, bets: [betOf('Wanj', { cashedOutAt: 1.2, win: 120 })] });
    await table.tellBets({ flightId: 7, betCount: 2, bets: [betOf('Otie', { cashedOutAt: 3, win: 300 })] });
    await table.tell(crashed);
    await table.answer('result', { data: lost });
    await table.tell(nextFlight);
    tab(table, 1).click();
    expect(players(table)).toEqual(['04:00 \u2212Ksh\u00a050 1.94×']);
    expect(tab(table, 1)).toHaveAttribute('aria-selected', 'true');
    tab(table, 1).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(tab(table, 2));
    expect(players(table)).toEqual([
      'Otie*** Ksh\u00a0100 3.00× Ksh\u00a0300',
      'Wanj*** Ksh\u00a0100 1.20× Ksh\u00a0120',
    ]);
  });

  it('are called "You" among the highest wins when they are the own ones', async () => {
    const table = await flyAlong();
    const own = betOf('mine', { name: 'Almas•••', stake: 50, cashedOutAt: 1.5, win: 75 });
    await table.tellBets({ flightId: 7, betCount: 1, bets: [own] });
    tab(table, 2).click();
    expect(players(table)).toEqual(['You Ksh\u00a050 1.50× Ksh\u00a075']);
  });

  it('are the own ones from before the game was opened too, without those that were taken back', async () => {
    const before = (roundId: string, own: object): object =>
      openRound({ roundId, status: 'settled', multiplier: 0, flightId: 5, ...own });
    const items = [
      before('now', { status: 'open', flightId: 7 }),
      before('back', { status: 'void' }),
      before('won', { win: 75, outcome: { crashAt: 2, cashedOutAt: 1.5 } }),
      before('lost', { stake: 20, outcome: { crashAt: 2 } }),
      before('single', { flightId: undefined, outcome: { crashAt: 9 } }),
    ];
    const open = { data: { round: openRound({ roundId: 'now' }) } };
    const table = await openTable({ open, last: { data: { items } } });
    await table.game.settle();
    tab(table, 1).click();
    expect(players(table)).toEqual([
      '04:00 Ksh\u00a050',
      '04:00 Ksh\u00a050 1.50× Ksh\u00a075',
      '04:00 \u2212Ksh\u00a020 2.00×',
    ]);
  });

  it('of another flight are not shown', async () => {
    const table = await openTable();
    await table.tellBets({ flightId: 6, betCount: 1, bets: [betOf('Late')] });
    expect(players(table)).toEqual([]);
  });

  it('follow the flights before, each coloured by its height', async () => {
    const history = [
      { id: 6, crashAt: 12, hash: 'f' },
      { id: 5, crashAt: 1.2, hash: 'e' },
    ];
    const table = await openTable({ history });
    const items = [...table.game.root.querySelectorAll('.historyItem')];
    expect(items.map((item) => [item.textContent, item.className])).toEqual([
      ['12.00×', 'historyItem high'],
      ['1.20×', 'historyItem low'],
    ]);
  });
});
