import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import ReferralPage from './ReferralPage';

const TERMS = {
  id: 't',
  title: 'Play together',
  subtitle: 'Bring a friend.',
  rewardKes: 500,
  minDepositKes: 1000,
  friendStakesKes: 35_000,
  steps: ['Share it.', 'They join.'],
  terms: ['Once a friend.'],
};

const REFERRAL = {
  code: 'SIMBA234',
  earned: 3.86,
  joined: [
    { id: 'f2', name: 'Ami•••', joinedAt: '2026-11-02T09:00:00.000Z', status: 'joined', reward: 0 },
    { id: 'f1', name: 'Oti•••', joinedAt: '2026-11-01T09:00:00.000Z', status: 'earned', reward: 3.86 },
  ],
};

const answers = (referral: Answer, terms: Answer = { data: [TERMS] }) =>
  fakeApi({ 'content/referral-terms': terms, 'users/me/referral': referral });

const openAs = (referral: Answer = { data: REFERRAL }, profile = {}) => {
  answers(referral);
  return renderAsPlayer(<ReferralPage />, { page: 'referral', profile });
};

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('the referral page', () => {
  it('explains the reward and the steps to a visitor, with a button to sign in', async () => {
    answers('notFound');
    const { store, user } = renderWithStore(<ReferralPage />, { page: 'referral' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Play together' })).toBeVisible();
    expect(screen.getByText(/Ksh.500/)).toBeVisible();
    expect(
      screen.getByText(
        /^of bonus money for each friend who deposits at least Ksh.1,000 and bets Ksh.35,000 in all \(blackjack counts a tenth\)$/,
      ),
    ).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Once a friend.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Invite your friends' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth' }]);
  });

  it('shows a player the link and the code', async () => {
    await openAs();
    expect(await screen.findByRole('textbox', { name: 'Your link' })).toHaveValue('http://localhost/?ref=SIMBA234');
    expect(screen.getByRole('textbox', { name: 'Your code' })).toHaveValue('SIMBA234');
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('copies the link, and confirms it', async () => {
    const { user } = await openAs();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy your link' }));
    expect(await screen.findByText(/Your link is copied/)).toBeVisible();
    expect(write).toHaveBeenLastCalledWith('http://localhost/?ref=SIMBA234');
    await user.click(screen.getByRole('button', { name: 'Copy your code' }));
    expect(await screen.findByText('Your code is copied.')).toBeVisible();
    expect(write).toHaveBeenLastCalledWith('SIMBA234');
  });

  it('says that copying was refused', async () => {
    const { user } = await openAs();
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy your code' }));
    expect(await screen.findByText(/did not let us copy/)).toBeVisible();
  });

  it('opens the share sheet of the device', async () => {
    const share = jest.fn<Navigator['share']>(async () => undefined);
    Object.assign(navigator, { share });
    const { user } = await openAs();
    await user.click(await screen.findByRole('button', { name: 'Share your link' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'http://localhost/?ref=SIMBA234' }));
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it.each([
    ['AbortError', 0],
    ['NotAllowedError', 3],
  ])('after %s in the share sheet shows %d links instead', async (name, count) => {
    Object.assign(navigator, { share: jest.fn(async () => Promise.reject(new DOMException('', name))) });
    const { user } = await openAs();
    await user.click(await screen.findByRole('button', { name: 'Share your link' }));
    expect(screen.queryAllByRole('link', { name: /^(?:WhatsApp|SMS|E-mail)$/ })).toHaveLength(count);
  });

  it('shows links when there is no share sheet', async () => {
    await openAs();
    const text = encodeURIComponent('http://localhost/?ref=SIMBA234');
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await href('WhatsApp')).toMatch(new RegExp(`^https://wa\\.me/\\?text=.*${text}$`));
    expect(await href('SMS')).toMatch(new RegExp(`^sms:\\?&body=.*${text}$`));
    expect(await href('E-mail')).toMatch(new RegExp(`^mailto:\\?subject=.*&body=.*${text}$`));
  });

  it('shows who joined and the earned reward, in the currency of the player', async () => {
    await openAs(undefined, { preferredCurrency: 'KES' });
    const friends = within(await screen.findByRole('region', { name: 'Your friends' }));
    const [first, second] = friends.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Ami•••.*Joined on 2 November 2026.*Has not deposited and bet enough yet/);
    expect(second).toHaveTextContent(/Oti•••.*\+about ≈.Ksh.500/);
    expect(friends.getAllByRole('definition').map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
      '2',
      'about ≈ Ksh 500',
    ]);
  });

  it('counts all friends, says that only the latest are listed, and which of them bring no reward', async () => {
    const joined = [{ id: 'f3', name: 'Che•••', joinedAt: '2026-11-03T09:00:00.000Z', status: 'ended', reward: 0 }];
    await openAs({ data: { ...REFERRAL, joined, joinedCount: 1203 } });
    const friends = within(await screen.findByRole('region', { name: 'Your friends' }));
    expect(friends.getAllByRole('definition')[0]).toHaveTextContent('1,203');
    expect(friends.getByRole('listitem')).toHaveTextContent(/Che•••.*No reward for this one/);
    expect(friends.getByText('Only the latest are listed here.')).toBeVisible();
  });

  it('says that nobody has joined yet', async () => {
    await openAs({ data: { ...REFERRAL, joined: [], earned: 0 } });
    expect(await screen.findByText(/No one has joined/)).toBeVisible();
  });

  it('says that the invitations could not be loaded, and can load them again', async () => {
    const { user } = await openAs('notFound');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your invitations could not be loaded');
    fakeApi({ 'users/me/referral': { data: REFERRAL } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Your code' })).toBeVisible();
  });

  it('works without terms, and says whether there are none or they could not be loaded', async () => {
    answers({ data: REFERRAL }, { data: [] });
    const { unmount } = await renderAsPlayer(<ReferralPage />, { page: 'referral' });
    expect(await screen.findByText(/no reward for invitations/)).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Your code' })).toBeVisible();
    unmount();
    answers({ data: REFERRAL }, 'junk');
    const { user } = renderWithStore(<ReferralPage />, { page: 'referral' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers({ data: REFERRAL });
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Play together' })).toBeVisible();
  });
});
