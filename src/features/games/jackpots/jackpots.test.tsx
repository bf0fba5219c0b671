import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { PotState } from '@contract/jackpots.ts';
import { fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import { JackpotLine } from './JackpotLine';
import Jackpots from './Jackpots';

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
    expect(shown).toHaveTextContent(/Grand jackpot\s*Ksh\s50,312.40\s*Grows up to Ksh\s500,000/);
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
  const address = 'http://localhost/originals/slots.html?title=x&model=twenty&jackpots=1';

  it('tells the pots, and a fall that came since, and is over no other game', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    serve([fallOf('1')]);
    await renderAsPlayer(<JackpotLine url={address} />, { profile: { currency: 'KES' } });
    expect(await screen.findByText('Grand jackpot')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    serve([fallOf('2', { amount: 90_000 }), fallOf('1')]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/just won/)).toHaveTextContent(/^Grand jackpot: Wanji••• just won Ksh\s90,000!$/);
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  it.each(['http://localhost/originals/slots.html?title=jackpots', 'https://games.example/?jackpots=1', null])(
    'is not over %s',
    (url) => {
      expect(renderWithStore(<JackpotLine url={url} />).container).toBeEmptyDOMElement();
    },
  );
});
