import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { openAs } from './bonusPage.testTools';

const CLAIM = {
  id: 'd1',
  bonusId: 'b1',
  title: 'Karibu boost',
  status: 'wagering',
  amount: 10,
  freeSpins: 20,
  claimedAt: '2026-11-20T09:30:00.000Z',
  wagerRequired: 150,
  wagered: 37.5,
};

const mine = async () => within(await screen.findByRole('region', { name: 'Your bonuses' }));

describe('the bonuses of a player', () => {
  it('open the deposit after Claim, with the bonus chosen', async () => {
    const { store, user } = await openAs({ data: [] });
    await user.click(await screen.findByRole('button', { name: 'Claim Karibu boost' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'b1' } }]);
  });

  it('show the progress of the wagering, and link to the deposit', async () => {
    await openAs({ data: [CLAIM] });
    const card = within(await (await mine()).findByRole('article'));
    expect(card.getByText('Running')).toBeVisible();
    expect(card.getByText(/US\$10 \+ 20 free spins/)).toBeVisible();
    const bar = card.getByRole('progressbar', { name: 'Wagered of this bonus' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(bar).toHaveAttribute('aria-valuetext', 'US$37.50 of US$150 wagered');
    expect(card.getByRole('link', { name: /^See the deposit\s*: Karibu boost$/ })).toHaveAttribute(
      'href',
      '/history?type=deposit&open=d1',
    );
  });

  it('are in shillings for a player who prefers shillings', async () => {
    await openAs({ data: [{ ...CLAIM, freeSpins: 0 }] }, { preferredCurrency: 'KES' });
    expect(await (await mine()).findByText(/Ksh.1,295$/)).toBeVisible();
    const said = (await mine()).getByRole('progressbar').getAttribute('aria-valuetext');
    expect(said?.replaceAll(/\s/g, ' ')).toBe('about Ksh 4,856 of about Ksh 19,425 wagered');
    const card = (await mine()).getByRole('article');
    expect(card.textContent.replaceAll(/\s/g, ' ')).toContain('about ≈ Ksh 4,856 of about ≈ Ksh 19,425 wagered');
  });

  it('tell a bonus that waits for its deposit from a converted bonus', async () => {
    await openAs({
      data: [
        { ...CLAIM, id: 'd2', status: 'waiting', wagered: 0 },
        { ...CLAIM, id: 'd1', status: 'converted', wagered: 180, converted: 12.5, lost: 0 },
      ],
    });
    const [waiting, done] = await (await mine()).findAllByRole('article');
    expect(waiting).toHaveTextContent(/Deposit under way.*It arrives with your deposit/);
    expect(within(waiting as HTMLElement).queryByRole('progressbar')).toBeNull();
    expect(done).toHaveTextContent(/Now real money.*US\$150 of US\$150 wagered.*US\$12\.50 became real money/);
  });

  it('are the newest three, and all on request', async () => {
    const { user } = await openAs({ data: ['d5', 'd4', 'd3', 'd2', 'd1'].map((id) => ({ ...CLAIM, id })) });
    const region = await mine();
    expect(await region.findAllByRole('article')).toHaveLength(3);
    await user.click(region.getByRole('button', { name: 'Show all 5' }));
    expect(region.getAllByRole('article')).toHaveLength(5);
  });

  it('are linked at the top of the page', async () => {
    const { user } = await openAs({ data: [CLAIM] });
    await user.click(screen.getByRole('button', { name: 'See your bonuses' }));
    expect(screen.getByRole('heading', { name: 'Your bonuses' })).toHaveFocus();
  });

  it('are empty at first, with a message', async () => {
    await openAs({ data: [] });
    expect(await screen.findByText(/not chosen a bonus yet/)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { user } = await openAs('notFound');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your bonuses could not be loaded.');
    fakeApi({ 'users/me/bonuses': { data: [CLAIM] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await (await mine()).findByRole('article')).toBeVisible();
  });

  it('show which bonus is in progress, and which waits', async () => {
    await openAs({ data: [{ ...CLAIM, id: 'd2', status: 'queued', wagered: 0 }, CLAIM] });
    const [waiting, current] = await (await mine()).findAllByRole('article');
    expect(waiting).toHaveTextContent(/Waits its turn.*one bonus at a time/);
    expect(current).toHaveTextContent('Running');
  });
});
