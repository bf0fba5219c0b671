import { type VipLevel, VipLevelSchema } from '@contract/rewards.ts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { selectModals } from '@/features/ui';
import { type Answer, buildProfile, fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import { climbed, measuredIn, vipProgress } from './vipProgress';
import VipPage from './VipPage';

const LEVELS = [
  { id: 'v2', title: 'Chui', order: 2, minWager: 500, benefits: ['Faster answers'] },
  { id: 'v1', title: 'Karibu', order: 1, minWager: 0, benefits: ['Every bonus', 'Every contest'] },
  { id: 'v0', title: 'Hidden', order: 0, minWager: 10, isActive: false },
];

/** The amounts in shillings are round, as those of the seeded levels. */
const ROUND = LEVELS.map((level) => ({ ...level, minWagerKes: level.minWager * 100 }));

const open = (levels: Answer = { data: LEVELS }) => {
  fakeApi({ 'content/vip-levels': levels });
  return renderWithStore(<VipPage />, { page: 'vip' });
};

const openAs = (profile: Record<string, unknown> | null, levels: object[] = LEVELS) => {
  fakeApi({ 'content/vip-levels': { data: levels } });
  return renderAsPlayer(<VipPage />, { page: 'vip', profile });
};

const yourLevel = () => screen.findByRole('region', { name: 'Your level' });
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');

describe('the VIP page', () => {
  it('shows a visitor all levels, the lowest first, and a button to sign in', async () => {
    const { store, user } = open();
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Karibu', 'Chui']);
    expect(cards[0]).toHaveTextContent('From the first day');
    expect(cards[1]).toHaveTextContent('From US$500 wagered');
    expect(within(cards[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Your level' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'register' } }]);
  });

  it('shows a player the present level, and the distance to the next level', async () => {
    await openAs({ totalWager: 125 });
    const bar = await within(await yourLevel()).findByRole('progressbar', { name: 'Progress to the next level' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(bar).toHaveAttribute('aria-valuetext', 'US$125 of US$500 wagered');
    expect(await yourLevel()).toHaveTextContent(/Karibu.*US\$375 more to Chui/);
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('is in shillings for a player who prefers shillings', async () => {
    await openAs({ totalWager: 100, preferredCurrency: 'KES' });
    const bar = await within(await yourLevel()).findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe(
      'about Ksh 12,950 of about Ksh 64,750 wagered',
    );
    expect(plain(await yourLevel())).toContain('about ≈ Ksh 12,950 of about ≈ Ksh 64,750 wagered');
    expect(plain(await yourLevel())).toContain('about ≈ Ksh 51,800 more to Chui');
    expect(plain(await screen.findByText(/^From Ksh/))).toBe('From about ≈ Ksh 64,750 wagered');
  });

  it('has round amounts for an account in shillings, nothing converted', async () => {
    await openAs({ totalWager: 12_500, currency: 'KES', preferredCurrency: 'KES' }, ROUND);
    const bar = await within(await yourLevel()).findByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(plain(await yourLevel())).toContain('Ksh 12,500 of Ksh 50,000 wagered');
    expect(plain(await yourLevel())).toContain('Ksh 37,500 more to Chui');
    expect(plain(await screen.findByText(/^From Ksh/))).toBe('From Ksh 50,000 wagered');
  });

  it('is in shillings for a visitor when the levels have shillings', async () => {
    open({ data: ROUND });
    expect(plain(await screen.findByText(/^From Ksh/))).toBe('From Ksh 50,000 wagered');
  });

  it('says at each level what comes back, and beside it the most of the bets and in shillings; the rule once', async () => {
    const cashback = { cashbackPercent: 5, cashbackKes: 250 };
    open({ data: [{ ...ROUND[1], ...cashback }, ROUND[0]] });
    const [first, second] = await screen.findAllByRole('article');
    expect(plain(first as HTMLElement)).toMatch(
      /Back every Monday ?5%At most, of the week's bets ?0\.25%Most in a week ?Ksh 250/,
    );
    expect(second).not.toHaveTextContent('Monday');
    expect(screen.getByText(/^Every Monday/).parentElement).toHaveTextContent(/blackjack counts a tenth/);
  });

  it('says what is too little to come back in the money of the player', async () => {
    await openAs({ totalWager: 9000 }, [{ ...LEVELS[0], cashbackPercent: 5, cashbackKes: 250 }]);
    const rule = (await screen.findByText(/^Every Monday/)).parentElement;
    await waitFor(() => expect(rule).toHaveTextContent(/Less than about ≈ US\$0\.03 is not paid/));
  });

  it('says nothing of cash-back where no level has any', async () => {
    open();
    await screen.findAllByRole('article');
    expect(screen.queryByText(/^Every Monday/)).toBeNull();
  });

  it('shows no next level at the top', async () => {
    await openAs({ totalWager: 9000 });
    expect(await within(await yourLevel()).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    expect(await yourLevel()).toHaveTextContent(/Chui.*You are at the top/);
    const cards = screen.getAllByRole('article');
    expect(cards[0]).toHaveTextContent('Reached');
    expect(cards[1]).toHaveAttribute('aria-current', 'true');
  });

  it('says that the level of the player is unknown, and can load it again', async () => {
    const { user } = await openAs(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your level could not be loaded.');
    fakeApi({ 'users/me': { data: buildProfile({ totalWager: 500 }) } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await yourLevel()).findByText('Chui')).toBeVisible();
  });

  it('says that there are no levels, with a link', async () => {
    open({ data: [] });
    expect(await screen.findByText('The levels are on their way')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the bonuses' })).toHaveAttribute('href', '/bonus');
  });

  it.each(['notFound', 'junk', 'html', 'empty'] as const)(
    'says after %s that the levels could not be loaded, and can load them again',
    async (fault) => {
      const { user } = open(fault);
      expect(await screen.findByRole('alert')).toHaveTextContent('The levels could not be loaded');
      fakeApi({ 'content/vip-levels': { data: LEVELS } });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'Karibu' })).toBeVisible();
    },
  );
});

const level = (id: string, minWager: number): VipLevel => v.parse(VipLevelSchema, { id, title: id, minWager });

const LADDER = [level('gold', 1000), level('bronze', 0), level('silver', 200)];

describe('the list of VIP levels', () => {
  it('starts with the lowest level, in any stored order', () => {
    expect(climbed(LADDER).map(({ id }) => id)).toEqual(['bronze', 'silver', 'gold']);
  });
});

describe('the measure of VIP levels', () => {
  const round = LADDER.map((one, index) => ({ ...one, minWagerKes: index * 1_000 }));
  const amounts = ({ levels }: ReturnType<typeof measuredIn>) => levels.map(({ minWager }) => minWager);

  it('is the own amounts in shillings for a player who has them', () => {
    expect(measuredIn(round, 'KES').currency).toBe('KES');
    expect(amounts(measuredIn(round, 'KES'))).toEqual([0, 1_000, 2_000]);
  });

  it('is dollars for a player in dollars, and when a level has no amount in shillings', () => {
    const [first = level('none', 0), ...others] = round;
    const mixed = [{ ...first, minWagerKes: undefined }, ...others];
    for (const measured of [measuredIn(round, 'USD'), measuredIn(mixed, 'KES')]) {
      expect(measured.currency).toBe('USD');
      expect(amounts(measured)).toEqual([1000, 0, 200]);
    }
  });
});

describe('the progress of a player', () => {
  it.each([
    [0, 'bronze', 'silver', 0, 200],
    [50, 'bronze', 'silver', 0.25, 150],
    [199.99, 'bronze', 'silver', 0.99995, 0.01],
    [200, 'silver', 'gold', 0.2, 800],
    [1000, 'gold', undefined, 1, 0],
    [5000, 'gold', undefined, 1, 0],
  ])('of %d wagered is %s, then %s', (wagered, at, then, share, missing) => {
    const progress = vipProgress(LADDER, wagered);
    expect([progress.level?.id, progress.next?.id]).toEqual([at, then]);
    expect(progress.share).toBeCloseTo(share, 5);
    expect(progress.missing).toBeCloseTo(missing, 5);
  });

  it('is below the first level when that level requires wagers', () => {
    expect(vipProgress([level('silver', 200)], 20)).toMatchObject({
      level: undefined,
      next: { id: 'silver' },
      share: 0.1,
    });
  });

  it('has no next level when there are no levels', () => {
    expect(vipProgress([], 20)).toEqual({ level: undefined, next: undefined, share: 1, missing: 0 });
  });
});
