import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type Answer, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import SpinWheel from '../modals';
import { wheelApi } from './wheelApi';

const NEXT = '2026-11-20T21:00:00.000Z';
const OPEN = { data: { isPaying: true, nextAt: NEXT } };
const wonOn = (segment: number, prize: object) => ({
  isPaying: true,
  nextAt: NEXT,
  turn: { segment, bonus: 0, freeSpins: 0, currency: 'KES', ...prize },
});

/** Counts the turns that the server was asked for. */
function serveTurns(answer: () => Response): () => number {
  let count = 0;
  fakeServer.use(
    http.post(`${ORIGIN}/api/users/me/wheel/turn`, () => {
      count += 1;
      return answer() as never;
    }),
  );
  return () => count;
}

async function open(wheel: Answer) {
  fakeApi({ 'users/me/wheel': wheel });
  const query = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(query, { matches: true }));
  const onClose = jest.fn();
  const view = await renderAsPlayer(<SpinWheel onClose={onClose} />, {
    modal: ['spinWheel', {}],
    profile: { currency: 'KES' },
  });
  const asked = wheelApi.endpoints.getWheel.select();
  await waitFor(() => expect(asked(view.store.getState()).isSuccess).toBe(true));
  return { ...view, onClose };
}

/** A turn may be pressed as soon as the wheel shows that it is open. */
async function openToday() {
  const view = await open(OPEN);
  await waitFor(() => expect(spinButton()).toHaveAttribute('aria-disabled', 'false'));
  return view;
}

/** The weights of a new site. */
const WEIGHTS = [10_000, 1, 250, 87_069, 30, 2_000, 250, 400];
const PAYS = [5, 50_000, 0, 2.5, 0, 15, 0, 0];
const SPINS = [0, 0, 25, 0, 100, 0, 25, 50];
const TERMS = {
  id: 'w',
  isActive: true,
  segments: WEIGHTS.map((weight, index) => ({ weight, bonusKes: PAYS[index], bonusUsd: 0.1, freeSpins: SPINS[index] })),
};

const spaced = (text: string | null) => text?.replace(/\s/g, ' ');
const spinButton = () => screen.getByRole('button', { name: 'Spin' });
const overButton = () => screen.getByRole('button', { name: 'Come back tomorrow' });
const standsAt = () => Number(document.querySelector<SVGGElement>('[data-degrees]')?.dataset['degrees']);

describe('the daily wheel of a player', () => {
  it('stands on the segment of the server, and says what it brought and when it opens again', async () => {
    const turns = serveTurns(() => HttpResponse.json({ data: wonOn(5, { bonus: 150 }) }));
    const { user } = await openToday();
    expect(await screen.findByText(/One spin a day is yours/)).toBeVisible();
    await user.click(spinButton());
    expect(await screen.findByText('You won Ksh 150!')).toBeVisible();
    expect((standsAt() + 5 * 45) % 360).toBe(0);
    expect(screen.getByText(/Ksh 150 of bonus money is in your account/)).toBeVisible();
    expect(screen.getByText(/Your next spin opens on/)).toHaveTextContent(/21 November 2026|November 21, 2026/);
    expect(screen.getByText(/^Come back tomorrow/)).toBeVisible();
    expect(screen.queryByText('Free spin available daily!')).toBeNull();
    expect(screen.queryByText(/just for fun/i)).toBeNull();
    expect(overButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Free spin available daily!')).toBeNull();
    await user.click(overButton());
    await user.click(screen.getByRole('button', { name: 'Spin the wheel' }));
    expect(turns()).toBe(1);
  });

  it('names free spins, and leads to them', async () => {
    serveTurns(() => HttpResponse.json({ data: wonOn(2, { freeSpins: 25 }) }));
    const { user, onClose } = await openToday();
    await user.click(spinButton());
    expect(await screen.findByText(/25 free spins are in your account/)).toBeVisible();
    expect(screen.getByText('You won 25 free spins!')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See your bonuses' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('that was turned today rests where it stopped, and says what it was', async () => {
    const turns = serveTurns(() => HttpResponse.json({ data: wonOn(5, { bonus: 15 }) }));
    const { user } = await open({ data: wonOn(5, { bonus: 15 }) });
    expect(await screen.findByText(/Today you landed on 150%/)).toBeVisible();
    expect((standsAt() + 5 * 45) % 360).toBe(0);
    await user.click(overButton());
    expect(turns()).toBe(0);
  });

  it('rests during a break, and says so', async () => {
    serveTurns(() => HttpResponse.json({ error: { code: 'time_out', message: '' } }, { status: 403 }));
    const { user } = await openToday();
    await user.click(spinButton());
    expect(await screen.findByText(/You are on a break, so the wheel rests/)).toBeVisible();
    expect(standsAt()).toBe(0);
  });

  it('loses nothing without an answer, and can be asked again', async () => {
    let isLost = true;
    serveTurns(() =>
      isLost
        ? HttpResponse.json({ error: { code: 'broken', message: '' } }, { status: 400 })
        : HttpResponse.json({ data: wonOn(3, { bonus: 25 }) }),
    );
    const { user } = await openToday();
    await user.click(spinButton());
    expect(await screen.findByText(/No answer came. Nothing is lost/)).toBeVisible();
    isLost = false;
    await user.click(spinButton());
    expect(await screen.findByText('You won Ksh 25!')).toBeVisible();
  });

  it('says on its segments and in a list what it pays, and how often', async () => {
    fakeApi({ 'content/wheel-terms': { data: [TERMS] } });
    const { user } = await openToday();
    await screen.findByText('What it pays, and how often');
    expect([...document.querySelectorAll('svg text')].map(({ textContent }) => spaced(textContent))).toEqual([
      '50%',
      'Ksh 5',
      'Jackpot',
      'Ksh 50,000',
      '25 FS',
      'free spins',
      '25%',
      'Ksh 2.50',
      '100 FS',
      'free spins',
      '150%',
      'Ksh 15',
      '25 FS',
      'free spins',
      '50 FS',
      'free spins',
    ]);
    await user.click(screen.getByText('What it pays, and how often'));
    const looked = jest.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent(screen.getByRole('group'), new Event('toggle'));
    expect(looked).toHaveBeenCalledTimes(1);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => spaced(textContent))).toEqual([
      ...['25%Ksh 2.5087.069%', '50%Ksh 510%', '150%Ksh 152%', '25 FS25 free spins0.5%', '50 FS50 free spins0.4%'],
      ...['100 FS100 free spins0.03%', 'JackpotKsh 50,0000.001%'],
    ]);
  });

  it('says nothing of money while it pays none', async () => {
    fakeApi({ 'content/wheel-terms': { data: [TERMS] } });
    await open({ data: { isPaying: false } });
    expect(await screen.findByText(/^Just for fun today/)).toBeVisible();
    expect(screen.queryByText('What it pays, and how often')).toBeNull();
  });

  it('that pays nothing is for fun, as for a visitor', async () => {
    const turns = serveTurns(() => HttpResponse.json({ data: wonOn(3, { bonus: 25 }) }));
    const { user } = await open({ data: { isPaying: false } });
    expect(await screen.findByText(/^Just for fun today/)).toBeVisible();
    await user.click(spinButton());
    expect(await screen.findByText(/^You landed on/)).toBeVisible();
    expect(turns()).toBe(0);
  });

  it.each([
    [{ kind: 'phone' }, /A turn pays in accounts with a confirmed phone number\.$/],
    [{ kind: 'deposit' }, /A turn pays in accounts that have had a deposit\.$/],
    [
      { kind: 'stakes', amount: 1_500, currency: 'KES' },
      /Bet Ksh.2,000 in a day for a turn that pays\. Blackjack counts a tenth\.$/,
    ],
  ])('says ahead of the spin when a turn pays, and not how much is left to bet: %p', async (missing, said) => {
    fakeApi({ 'content/wheel-terms': { data: [{ ...TERMS, stakedKes: 2_000 }] } });
    const { user } = await open({ data: { isPaying: false, missing: { amount: 0, currency: 'KES', ...missing } } });
    const condition = await screen.findByText(said);
    expect(condition).toBeVisible();
    expect(condition.compareDocumentPosition(spinButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^Just for fun today/)).toBeVisible();
    expect(screen.queryByText(/1,500|more today/)).toBeNull();
    for (const promise of ['Tap the wheel to spin and win!', 'Free spin available daily!'])
      expect(screen.queryByText(promise)).toBeNull();
    await user.click(spinButton());
    expect(await screen.findByText('Just for fun: nothing was won.')).toBeVisible();
    const stopped = standsAt();
    await user.click(spinButton());
    await user.click(screen.getByRole('button', { name: 'Spin the wheel' }));
    expect(standsAt()).toBe(stopped);
  });
});
