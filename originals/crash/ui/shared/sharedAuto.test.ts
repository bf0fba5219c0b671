import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { at, BETTING_MS, flightOf, openRound, openTable, type Table } from './sharedTable.testTools';

const flying = flightOf({ status: 'flying' });
const crashed = flightOf({ status: 'crashed', crashAt: 1.94, hash: 'link-7' });
const nextFlight = flightOf({ id: 8, bettingEndsAt: at(60_000) });
const lost = openRound({ status: 'settled', multiplier: 0, balance: 950, outcome: { crashAt: 1.94 } });

const auto = ({ game }: Table): HTMLElement => game.find('.autoButton');

async function setTarget(table: Table): Promise<void> {
  const input = table.game.find('.bet .field .fieldInput') as HTMLInputElement;
  input.value = '2';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Automatic bets that have placed the first one. */
async function startAuto(amounts: Record<string, string> = {}): Promise<Table> {
  const table = await openTable();
  await setTarget(table);
  table.game.startAutoplay(amounts);
  await table.answer('bets', { data: openRound({ choice: { autoCashOut: 2 } }) });
  return table;
}

async function lose(table: Table): Promise<void> {
  await table.pass(BETTING_MS);
  await table.tell(flying);
  await table.tell(crashed);
  await table.answer('result', { data: lost });
}

function lookAway(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('automatic bets for money', () => {
  it('need an automatic cash-out first', async () => {
    const table = await openTable();
    auto(table).click();
    expect(table.game.root.querySelector('dialog[open]')).toBeNull();
    expect(table.game.find('.flightNote').textContent).toBe('For auto bets, fill in “Cash out at”');
  });

  it.each([
    ['no loss limit', { 'Stop at a loss of': '' }],
    ['no limit of wins', { 'Stop at a win of': '' }],
    ['a loss limit below one stake', { 'Stop at a loss of': '49' }],
  ])('do not start with %s', async (_what, amounts) => {
    const table = await openTable();
    await setTarget(table);
    table.game.startAutoplay(amounts);
    expect(table.game.find('.formProblem').textContent).toBe(
      'Type both limits. The loss limit is at least one stake: Ksh\u00a050.',
    );
    expect(table.asked()).toEqual([]);
  });

  it('follow each other from flight to flight, with the number that is left', async () => {
    const table = await startAuto();
    expect(auto(table).textContent).toBe('Stop\u00a0· 5');
    expect(auto(table)).toHaveAccessibleName('Stop auto: 5 rounds left');
    await lose(table);
    expect(auto(table).textContent).toBe('Stop\u00a0· 4');
    await table.pass(1_700);
    expect(table.action(1).textContent).toBe('Cancel next bet');
    await table.tell(nextFlight);
    expect(table.game.calls.at(-1)?.body).toMatchObject({ stake: 50, choice: { autoCashOut: 2 } });
  });

  it('stop before the next stake could lose more than the limit', async () => {
    const table = await startAuto({ 'Stop at a loss of': '99' });
    await lose(table);
    expect(table.game.said()).toBe('Gone at 1.94×: Ksh\u00a050 lost. Autoplay stopped at your loss limit');
    await table.pass(1_700);
    await table.tell(nextFlight);
    expect(table.asked().filter((path) => path === '/play/bets')).toHaveLength(1);
  });

  it.each(['reality_check', 'time_out', 'loss_limit', 'insufficient_funds'])(
    'stop at a bet that is refused: %s',
    async (code) => {
      const table = await startAuto();
      await lose(table);
      await table.pass(1_700);
      await table.tell(nextFlight);
      await table.answer('bets', { status: 403, code });
      expect(auto(table).textContent).toBe('Auto');
      expect(table.action(1).textContent).toBe('Bet Ksh\u00a050');
    },
  );

  it('stop when the player cancels one', async () => {
    const table = await startAuto();
    await lose(table);
    await table.pass(2_200);
    await table.press(1);
    expect(auto(table).textContent).toBe('Auto');
  });

  it('go on when the tap may be the second one of a double tap', async () => {
    const table = await startAuto();
    await table.press(1);
    expect(table.asked()).toEqual(['/play/bets']);
    expect(auto(table).textContent).toBe('Stop\u00a0· 5');
  });

  it('stop when the player looks away', async () => {
    const table = await startAuto();
    lookAway();
    expect(auto(table).textContent).toBe('Auto');
  });

  it.each([
    ['looks away', lookAway],
    ['stops them', (table: Table) => auto(table).click()],
  ])('place no bet that waited for the next flight when the player %s', async (_what, leave) => {
    const table = await startAuto();
    await lose(table);
    await table.pass(1_600);
    expect(table.action(1).textContent).toBe('Cancel next bet');
    leave(table);
    await table.tell(nextFlight);
    expect(table.asked().filter((path) => path === '/play/bets')).toHaveLength(1);
    expect(table.game.said()).toBe('Bet on the next flight cancelled. Nothing was staked.');
  });

  it('stop when the flight is lost from sight', async () => {
    const table = await startAuto();
    await lose(table);
    table.truth.isAway = true;
    table.stream()?.fail();
    await table.pass(2_000);
    expect(auto(table).textContent).toBe('Auto');
  });
});
