import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { localeChosen } from '@/features/ui';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { ANY_METHOD } from '../methodKits.testTools';
import { answer, RETRIES_MS, takePosts, text } from '../walletModal.testTools';
import { accept, amountBox, cashout, messageShown, open } from './withdrawModal.testTools';

const { payout } = ANY_METHOD;

const CLAIM = {
  ...{ id: 'd1', source: 'deposit', bonusId: 'b1', title: 'Karibu boost', status: 'wagering', currency: 'USD' },
  ...{ amount: 5, deposit: 5, left: 4, wagered: 12, wagerRequired: 90 },
};
const QUEUED = { ...CLAIM, id: 'd2', bonusId: 'b2', title: 'Daily reload', status: 'queued', left: 3, wagered: 0 };

const WARNING = 'You lose $4 of bonus money of Karibu boost ($12 of $90 wagered).';
const LATE = 'Your bonus ends with this withdrawal: $4 of bonus money goes, and free spins that were still to come.';
const ENDS = answer.bind(null, { success: false, message: 'It ends.', reason: 'bonus_ends', bonusLost: 4 });

const giveUp = () => screen.findByRole('button', { name: 'Withdraw and give up the bonus' });
const confirm = () => screen.getByRole('button', { name: 'Confirm withdrawal' });
const said = (role: 'note' | 'alert') => screen.queryByRole(role)?.textContent.replaceAll(/\s/g, ' ');

/** Withdraws USD 25 up to its confirmation, with these bonuses. */
const review = async (claims: Answer = { data: [CLAIM] }) => {
  fakeApi({ 'users/me/bonuses': claims });
  const view = await open();
  await view.user.type(amountBox(), '25');
  await view.user.click(cashout());
  return view;
};

const BODY = { amount: 25, methodId: payout.id };

describe('a withdrawal that ends a bonus', () => {
  it('says before it is confirmed which bonus ends and what goes, and carries the yes to it', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    const { user } = await review();
    const button = await giveUp();
    expect(said('note')).toContain(WARNING);
    expect(said('note')).toContain('To keep what a bonus brings, finish its wagering first');
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull();
    await user.click(button);
    await messageShown();
    expect(posts).toMatchObject([{ body: { ...BODY, endsBonus: true } }]);
  });

  it('names each bonus that ends', async () => {
    await review({ data: [QUEUED, CLAIM] });
    expect(await screen.findByRole('button', { name: 'Withdraw and give up the bonuses' })).toBeVisible();
    expect(said('note')).toContain('You lose $3 of bonus money of Daily reload ($0 of $90 wagered).');
    expect(said('note')).toContain(WARNING);
  });

  it('says of free spins alone how many will not come, without a word of bonus money', async () => {
    await review({ data: [{ ...CLAIM, amount: 0, left: 0, freeSpins: 6, wagerRequired: 25 }] });
    await giveUp();
    expect(said('note')).toContain('You lose the 6 free spins of Karibu boost ($12 of $25 wagered).');
    expect(said('note')).not.toContain('$0');
  });

  it('has the present name of the bonus', async () => {
    fakeApi({ 'bonuses/deposits': { data: [{ id: 'b1', title: 'Karibu boost of today' }] } });
    await review();
    await waitFor(() => expect(said('note')).toContain('bonus money of Karibu boost of today'));
  });

  it('is warned of in Kiswahili', async () => {
    fakeApi({ 'users/me/bonuses': { data: [CLAIM] } });
    const { user, store } = await open();
    act(() => void store.dispatch(localeChosen('sw')));
    await user.type(await screen.findByRole('textbox'), '25');
    await user.click(await screen.findByRole('button', { name: /^Toa \$25/ }));
    expect(await screen.findByRole('button', { name: 'Toa pesa na uache bonasi' })).toBeVisible();
    expect(said('note')).toContain('Utapoteza $4 za bonasi kutoka Karibu boost (umechezea $12 kati ya $90).');
  });

  it.each([
    ['none is tied to a deposit', { data: [{ ...CLAIM, deposit: undefined }] }],
    ['all have ended', { data: [{ ...CLAIM, status: 'converted' }] }],
    ['their deposit is under way', { data: [{ ...CLAIM, status: 'waiting' }] }],
    ['there are none', { data: [] }],
  ])('is an ordinary one when %s', async (_, claims) => {
    const posts = takePosts('wallet/withdrawals', accept);
    const { user } = await review(claims);
    await user.click(confirm());
    await messageShown();
    expect(posts.map(({ body }) => body)).toEqual([BODY]);
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('a withdrawal whose bonus was not known', () => {
  it.each<[string, Answer]>([
    ['the list could not be read', 'serverError'],
    ['the bonus came meanwhile', { data: [] }],
  ])('is confirmed again with what goes, and another key, when %s', async (_, claims) => {
    const posts = takePosts('wallet/withdrawals', (_taken, count) => (count === 1 ? ENDS() : accept()));
    const { user } = await review(claims);
    await user.click(confirm());
    const button = await giveUp();
    expect(said('alert')).toContain(LATE);
    expect(text()).toContain('Withdraw $25 to');
    expect(screen.getByText(/^Withdraw.*\?$/)).toHaveFocus();
    await user.click(button);
    await messageShown();
    expect(posts.map(({ body }) => body)).toEqual([BODY, { ...BODY, endsBonus: true }]);
    expect(posts[0]?.key).not.toBe(posts[1]?.key);
  });

  it('keeps what was typed when the player goes back, and then knows the bonus', async () => {
    takePosts('wallet/withdrawals', () => ENDS());
    const { user } = await review({ data: [] });
    fakeApi({ 'users/me/bonuses': { data: [CLAIM] } });
    await user.click(confirm());
    expect(await giveUp()).not.toHaveClass('primary');
    const keep = screen.getByRole('button', { name: 'Keep the bonus' });
    expect(keep).toHaveClass('primary');
    await user.click(keep);
    expect(amountBox()).toHaveValue('25');
    await user.click(cashout());
    await waitFor(() => expect(said('note')).toContain(WARNING));
  });

  it('says in Kiswahili what goes', async () => {
    takePosts('wallet/withdrawals', () => ENDS());
    const { user, store } = await review({ data: [] });
    act(() => void store.dispatch(localeChosen('sw')));
    await user.click(await screen.findByRole('button', { name: 'Thibitisha kutoa pesa' }));
    expect(await screen.findByRole('button', { name: 'Toa pesa na uache bonasi' })).toBeVisible();
    expect(said('alert')).toContain(
      'Ukitoa pesa sasa, bonasi yako itaisha: $4 za bonasi zitaondoka, pamoja na mizunguko ya bure ambayo bado haijaja.',
    );
  });

  it('counts once when its answer was lost, also when its bonus has ended meanwhile', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) => (count <= 3 ? HttpResponse.error() : accept()));
    const { user } = await review();
    const button = await giveUp();
    fakeApi({ 'users/me/bonuses': { data: [] } });
    await user.click(button);
    await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(cashout());
    await user.click(confirm());
    await messageShown();
    expect(posts.at(-1)).toEqual(posts[0]);
    expect(posts[0]?.body).toEqual({ ...BODY, endsBonus: true });
  });
});

describe('a withdrawal while a round with the bonus is open', () => {
  const REFUSED = { success: false, reason: 'bonus_in_round' };

  it('says that the round comes first, and keeps the amount', async () => {
    takePosts('wallet/withdrawals', () => answer(REFUSED));
    const { user } = await review();
    await user.click(await giveUp());
    expect(
      await screen.findByText(
        'A round with your bonus is still open. Find it in My bets and finish it, then withdraw.',
      ),
    ).toBeVisible();
    expect(amountBox()).toHaveValue('25');
  });

  it('says so in Kiswahili', async () => {
    takePosts('wallet/withdrawals', () => answer({ ...REFUSED, message: 'A round with your bonus is still open.' }));
    const { user, store } = await review();
    act(() => void store.dispatch(localeChosen('sw')));
    await user.click(await screen.findByRole('button', { name: 'Toa pesa na uache bonasi' }));
    expect(
      await screen.findByText(
        'Raundi yenye bonasi yako bado iko wazi. Itafute kwenye Dau zangu uimalize, kisha utoe pesa.',
      ),
    ).toBeVisible();
  });
});
