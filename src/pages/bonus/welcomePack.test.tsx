import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import BonusPage from '.';
import { factsOf, openAs } from './bonusPage.testTools';

const STEPS = [
  { id: 'w2', title: 'Second', order: 2, bonusPercentage: 75, freeSpins: 25 },
  { id: 'w1', title: 'First', order: 1, bonusPercentage: 150, maxBonus: 15_000, extraKes: 250 },
  { id: 'w3', title: 'Third', order: 3, bonusPercentage: 50 },
];

const standingOf = (...states: string[]) => ({
  data: {
    freeSpins: 25,
    welcome: states.map((status, index) => ({ bonusId: `w${index + 1}`, order: index + 1, status })),
  },
});

const openPack = (standing: Answer) => {
  fakeApi({ 'content/welcome': { data: STEPS }, 'users/me/bonuses/standing': standing });
  return openAs({ data: [] });
};

const pack = async () => within(await screen.findByRole('region', { name: 'Welcome pack' }));

describe('the welcome pack', () => {
  it('shows a visitor its steps in order, with a button for the first', async () => {
    fakeApi({ 'content/welcome': { data: STEPS } });
    const { store, user } = renderWithStore(<BonusPage />, { page: 'bonus' });
    const steps = await (await pack()).findAllByRole('article');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(['First', 'Second', 'Third']);
    expect(steps[1]).toHaveTextContent('Opens for your 2nd deposit');
    expect(factsOf(steps[0] as HTMLElement)).toEqual([
      ['Maximum bonus', 'Ksh 15,000'],
      ['On top', 'Ksh 250'],
      ['To be wagered', 'once'],
      ['Time to wager it', '30 days'],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Claim First' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]);
  });

  it('opens the deposit with the next step for a player', async () => {
    const { store, user } = await openPack(standingOf('claimed', 'next', 'locked'));
    await user.click(await screen.findByRole('button', { name: 'Claim Second' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'w2' } }]);
    const [first, second, third] = (await pack()).getAllByRole('article');
    expect(first).toHaveTextContent(/Step 1: done.*Claimed with your 1st deposit/);
    expect(second).toHaveTextContent('Step 2: next');
    expect(third).toHaveTextContent(/Step 3.*Opens for your 3rd deposit/);
    expect((await pack()).getAllByRole('button')).toHaveLength(1);
  });

  it('says that a deposit missed its step', async () => {
    await openPack(standingOf('missed', 'next', 'locked'));
    expect(await screen.findByText('Your 1st deposit went without it')).toBeVisible();
  });

  it('is hidden when no step is left', async () => {
    await openPack(standingOf('claimed', 'missed', 'claimed'));
    await screen.findByText(/You have 25 free spins/);
    expect(screen.queryByRole('region', { name: 'Welcome pack' })).toBeNull();
  });

  it('offers no step while the next step is unknown, and can load it again', async () => {
    const { user } = await openPack('notFound');
    expect(await (await pack()).findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.queryByRole('button', { name: /^Claim (First|Second|Third)/ })).toBeNull();
    fakeApi({ 'users/me/bonuses/standing': standingOf('next', 'locked', 'locked') });
    await user.click((await pack()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Claim First' })).toBeVisible();
  });

  it('says that demo rounds do not count, and that no game accepts the free spins', async () => {
    await openPack(standingOf('next', 'locked', 'locked'));
    expect(screen.getByText(/demo credits do not count/)).toBeVisible();
    expect(await screen.findByText('You have 25 free spins.')).toBeVisible();
  });
});
