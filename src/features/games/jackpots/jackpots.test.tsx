import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { PotState } from '@contract/jackpots.ts';
import { fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import { JackpotLine } from './JackpotLine';
import Jackpots from './Jackpots';
import Marks from './useJackpots';

const POT = { id: 'kuu', name: 'Grand jackpot', most: 500_000, turnover: 50_000_000, sharePercent: 0.3 };
const fallOf = (id: string, own: object = {}): PotState['falls'][number] => ({
  ...{ id, at: `2026-11-2${id}T09:00:00.000Z`, amount: 81_000.5, gameId: 'g1', playerName: 'Wanji•••' },
  ...own,
});
const potsOf = (falls: PotState['falls'] = []) => [
  { ...POT, currency: 'KES', amount: 50_312.4, falls },
  { ...POT, currency: 'USD', amount: 512, falls: [] },
];
const serve = (falls?: PotState['falls'], games = ['g1', 'g2']) =>
  fakeApi({ jackpots: { data: { pots: potsOf(falls), games } } });

const band = () => screen.findByRole('region', { name: 'Jackpots' });

describe('the jackpots on home', () => {
  it('show each pot of the account’s currency, how far it grows, who won it last, and the slots that feed it', async () => {
    serve([fallOf('2'), fallOf('1')]);
    await renderAsPlayer(<Jackpots />, { profile: { currency: 'KES' } });
    const shown = await band();
    expect(shown).toHaveTextContent(/Grand jackpot\s*Ksh\s50,312.40\s*Grows to Ksh\s500,000/);
    expect(shown).toHaveTextContent(/Last won: Ksh\s81,000.50, Wanji•••/);
    expect(shown).not.toHaveTextContent('US$');
    expect(await within(shown).findAllByRole('article')).toHaveLength(2);
  });

  it('name no winner who does not want to be shown, and none before the first', async () => {
    serve([fallOf('1', { playerName: undefined })]);
    const { unmount } = await renderAsPlayer(<Jackpots />, { profile: { currency: 'KES' } });
    expect(await band()).toHaveTextContent('a player');
    unmount();
    serve();
    await renderAsPlayer(<Jackpots />, { profile: { currency: 'USD' } });
    expect(await band()).toHaveTextContent(/US\$512.*No one has won it yet/);
  });

  it('are not there without a jackpot', async () => {
    fakeApi({ jackpots: { data: { pots: [], games: [] } } });
    const { store } = renderWithStore(<Jackpots />);
    await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('fulfilled'));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the line over a slot', () => {
  it('tells the pots, and a fall that came since, for a while', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    serve([fallOf('1')]);
    await renderAsPlayer(<JackpotLine isOn />, { profile: { currency: 'KES' } });
    expect(await screen.findByText('Grand jackpot')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    serve([fallOf('2', { amount: 90_000 }), fallOf('1')]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/just won/)).toHaveTextContent(/^Grand jackpot: Wanji••• just won Ksh\s90,000!$/);
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });
});

describe('the tiles of a list', () => {
  /** The style sheets of the page, which the simulated browser lacks. */
  const sheets: { rules: string }[] = [];
  class Sheet {
    rules = '';
    replaceSync(rules: string) {
      this.rules = rules;
    }
  }

  beforeEach(() => {
    sheets.length = 0;
    Object.assign(globalThis, { CSSStyleSheet: Sheet });
    Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true, writable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  });
  const marks = () => (document.adoptedStyleSheets as unknown as typeof sheets).map(({ rules }) => rules);

  it('have the largest pot on the slots that feed it, for eyes and for a screen reader, until the list is left', async () => {
    serve();
    const { unmount } = await renderAsPlayer(<Marks />, { profile: { currency: 'KES' } });
    await waitFor(() => expect(marks()).toHaveLength(1));
    const full = '"♛ Ksh\u00a050,312" / "Jackpot Ksh\u00a050,312"';
    const short = '"♛ 50K" / "Jackpot Ksh\u00a050,312"';
    expect(marks()).toEqual([
      `article:is([data-game-id="g1"],[data-game-id="g2"]){--jackpot:${full};--jackpot-short:${short}}`,
    ]);
    unmount();
    expect(marks()).toEqual([]);
  });

  it('have nothing on a break', async () => {
    serve();
    const until = '2999-01-01T00:00:00.000Z';
    fakeApi({ gaming: { data: { limits: [], block: { kind: 'timeOut', until } } } });
    const { store } = await renderAsPlayer(<Marks />, { profile: { currency: 'KES' } });
    const answers = () => JSON.stringify(store.getState().api.queries);
    await waitFor(() => expect(answers()).toMatch(/Grand jackpot.*timeOut|timeOut.*Grand jackpot/));
    expect(marks()).toEqual([]);
  });
});
