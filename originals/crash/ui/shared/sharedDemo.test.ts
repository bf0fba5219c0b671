import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { COUNTDOWN_MS } from '../crashRounds';
import { msUntil } from '../../rules/index.ts';
import { at, BETTING_MS, betOf, flightOf, openDemo, type Table } from './sharedTable.testTools';

const flying = flightOf({ status: 'flying' });
const crashedAt = (crashAt: number): object => flightOf({ status: 'crashed', crashAt, hash: 'link-7' });
const nextFlight = flightOf({ id: 8, bettingEndsAt: at(40_000) });

const number = ({ game }: Table): string => game.find('.flightNumber').textContent;
const note = ({ game }: Table): string => game.find('.flightNote').textContent;
const credits = ({ game }: Table): number => game.environment.wallet.balanceCents() / 100;
const players = ({ game }: Table): string[] =>
  [...game.root.querySelectorAll('.player:not(.isNote)')].map((row) => row.textContent.trim());
const past = ({ game }: Table): string[] =>
  [...game.root.querySelectorAll('.historyItem')].map(({ textContent }) => textContent);

function setTarget(table: Table, text: string): void {
  const input = table.game.find('.bet .field .fieldInput') as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A demo bet of 20 in flight 7, in the air at 1.20. */
async function flyAlong(target = ''): Promise<Table> {
  const table = await openDemo();
  setTarget(table, target);
  await table.press(1);
  await table.pass(BETTING_MS);
  await table.tell(flying);
  await table.pass(msUntil(120));
  return table;
}

/** The news of an end may still be on their way for a moment after a cash-out. */
async function cashOut(table: Table): Promise<void> {
  await table.press(1);
  expect(table.action(1).textContent).toBe('One moment…');
  await table.pass(500);
}

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the demo of a flight for everybody', () => {
  it('shows the same flight, the same bets and the same history', async () => {
    const history = [{ id: 6, crashAt: 2.4, hash: 'six' }];
    const bets = [betOf('Atieno')];
    const bettingEndsAt = at(-msUntil(150));
    const table = await openDemo({ flight: flightOf({ status: 'flying', bettingEndsAt, betCount: 1, bets }), history });
    await table.pass(16);
    expect([number(table), note(table)]).toEqual(['1.50×', 'Rising…']);
    expect(players(table)).toContain('Atieno*** Ksh\u00a0100');
    expect(past(table)).toEqual(['2.40×']);
  });

  it('takes demo credits, and tells nobody of the bet', async () => {
    const table = await openDemo();
    expect([number(table), note(table)]).toEqual(['7 s', 'Take-off in']);
    await table.press(1);
    expect(table.action(1).textContent).toBe('Cancel 20');
    expect(credits(table)).toBe(980);
    expect(table.game.calls.map(({ path }) => path)).toEqual(['/play/flights/kupaa']);
  });

  it('lists the own bet as that of the player, with the others and under Mine', async () => {
    const table = await openDemo({ flight: flightOf({ betCount: 1, bets: [betOf('Atieno')] }) });
    await table.press(1);
    expect(players(table).slice(0, 2)).toEqual(['You 20', 'Atieno*** Ksh\u00a0100']);
    expect(table.game.find('.playersTab').textContent).toBe('All 2');
    table.game.root.querySelectorAll<HTMLElement>('.playersTab')[1]?.click();
    expect(players(table)).toEqual(['04:00 20']);
  });

  it('pays a cash-out at the multiplier of the tap', async () => {
    const table = await flyAlong();
    const [, tapped = ''] = /([\d.]+)/.exec(number(table)) ?? [];
    await cashOut(table);
    expect(table.game.said()).toBe(`Cashed out at ${tapped}×: won ${20 * Number(tapped)}`);
    expect(credits(table)).toBeCloseTo(980 + 20 * Number(tapped));
  });

  it('pays no cash-out that came after the end, of which the news were late', async () => {
    const table = await flyAlong();
    await table.press(1);
    await table.tell(crashedAt(1.1));
    expect(table.game.said()).toBe('Gone at 1.10×: 20 lost');
    expect(credits(table)).toBe(980);
  });

  it.each([
    ['when the flight reaches its target', flying, '1.3', 1_006],
    ['when the flight ends at its target', crashedAt(1.3), '1.3', 1_006],
    ['not when the flight ends before its target', crashedAt(1.29), '1.3', 980],
  ])('takes the win by itself %s', async (_when, told, target, left) => {
    const table = await flyAlong(target);
    await table.tell(told);
    await table.pass(msUntil(130));
    expect(credits(table)).toBe(left);
  });

  it('has two stakes, and loses both with the flight', async () => {
    const table = await openDemo();
    await table.press(1);
    await table.press(2);
    await table.pass(BETTING_MS);
    await table.tell(flying);
    await table.tell(crashedAt(1));
    expect(note(table)).toBe('Gone at 1.00×: 40 lost');
    expect(credits(table)).toBe(960);
    await table.press(1);
    // The place rests for a moment, so that a late cash-out is no bet.
    expect(table.action(1).textContent).toBe('Next flight: 20');
  });

  it('gives a cancelled bet back, and stops the automatic ones', async () => {
    const table = await openDemo();
    table.game.startAutoplay();
    await table.pass(500);
    await table.press(1);
    expect([credits(table), table.game.said()]).toEqual([1_000, 'Bet cancelled: 20 back']);
    expect(table.game.find('.autoButton').textContent).toBe('Auto');
  });

  it('places a bet that waits when the next flight takes bets, and costs nothing before', async () => {
    const table = await openDemo({ flight: flying });
    await table.press(1);
    expect([credits(table), table.action(1).textContent]).toEqual([1_000, 'Cancel next bet']);
    await table.tell(nextFlight);
    expect([credits(table), table.action(1).textContent]).toEqual([980, 'Cancel 20']);
  });

  it('bets by itself, flight after flight, until the loss limit', async () => {
    const table = await openDemo();
    table.game.startAutoplay({ 'Stop at a loss of': '40' });
    await table.tell(crashedAt(1));
    await table.pass(2_000);
    await table.tell(nextFlight);
    expect(credits(table)).toBe(960);
    await table.tell({ ...nextFlight, status: 'crashed', crashAt: 1, hash: 'eight' });
    expect(table.game.said()).toBe('Gone at 1.00×: 20 lost. Autoplay stopped at your loss limit');
  });

  it('offers more credits while others fly', async () => {
    const table = await openDemo({ flight: flying });
    expect(table.game.find('.refill').hidden).toBe(true);
    table.game.environment.wallet.set(500);
    await table.press(1);
    expect(table.game.said().trim()).toBe('Not enough credits. Refill to play on.');
    expect(table.game.find('.refill').hidden).toBe(false);
  });
});

describe('the demo whose flight for everybody is out of reach', () => {
  const expectAlone = async (table: Table): Promise<void> => {
    expect(note(table)).toBe('Practice: these flights are yours alone');
    expect(table.game.root.querySelector('.players')).toBeNull();
    await table.press(1);
    await table.pass(COUNTDOWN_MS + 16);
    expect(note(table)).toBe('Rising…');
  };

  it.each([
    ['the server is away', { isAway: true }, true],
    ['there is no flight', { flight: null }, true],
    ['the page around it says nothing', {}, false],
  ])('has flights of its own when %s', async (_why, truth, isTold) => {
    const table = await openDemo(truth, isTold);
    expect(note(table)).toBe('Looking for the flight…');
    await table.pass(4_016);
    await expectAlone(table);
  });

  it('goes on with the stake when the connection comes back during the flight', async () => {
    const table = await flyAlong();
    table.stream()?.fail();
    await table.press(1);
    await table.pass(1_000);
    expect(table.game.said()).toMatch(/^Cashed out at 1\.2\d×/);
  });

  it('gives the stake back when the flight has ended out of sight', async () => {
    const table = await flyAlong();
    table.truth.flight = nextFlight;
    table.stream()?.fail();
    await table.pass(1_000);
    expect([credits(table), table.game.said()]).toEqual([1_000, 'Bet cancelled: 20 back']);
    expect(table.action(1).textContent).toBe('Bet 20');
  });

  it('gives the stake back and has flights of its own when the connection is lost for long', async () => {
    const table = await flyAlong();
    table.truth.isAway = true;
    table.stream()?.fail();
    await table.pass(31_000);
    expect(credits(table)).toBe(1_000);
    const looks = table.game.calls.length;
    await expectAlone(table);
    window.dispatchEvent(new Event('online'));
    await table.pass(20_000);
    expect(table.game.calls).toHaveLength(looks);
  });
});
