import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { buildMethod } from '@/testing/walletBuilders';
import { ANY_METHOD } from '../methodKits.testTools';
import { fakeApi } from '@/testing/fakeApi';
import { answer, takePosts } from '../walletModal.testTools';
import { accept, amountBox, cashout, open } from './withdrawModal.testTools';

const { payout } = ANY_METHOD;
const OTHER = buildMethod({ ...payout, details: '0722 ••• 111', destination: 'd1', owed: 20, maxAmount: 20 });
const OWN = buildMethod({ ...payout, destination: 'own', owed: 0, isForWinnings: true, maxAmount: 40 });
const choices = () => screen.getAllByRole('radio');

describe('where a withdrawal goes', () => {
  it('is said for each destination of one method, with the reason', async () => {
    await open({ methods: [OWN, OTHER] });
    expect(choices()).toHaveLength(2);
    expect(choices()[0]).toHaveAccessibleName(/Your number: your winnings go here\./);
    expect(choices()[1]).toHaveAccessibleName(/0722 ••• 111.*You paid this way: \$20 can go back\./);
  });

  it('says that everything goes in parts where no place takes all of it, with the least of each', async () => {
    await open({ methods: [OWN, OTHER] });
    expect(screen.getByText(/^To take out everything, withdraw once to each place, at least \$/)).toBeVisible();
  });

  it.each([
    ['one place takes all', [{ ...OWN, maxAmount: 60 }, OTHER]],
    ['the places together do not', [OWN, { ...OTHER, maxAmount: 15 }]],
  ])('says only the least where %s', async (_, methods) => {
    await open({ methods });
    expect(screen.getByText(/^At least \$[\d.]+ at a time\.$/)).toBeVisible();
  });

  it('is chosen among them, said again before it is confirmed, and sent', async () => {
    const { user } = await open({ methods: [OWN, OTHER] });
    const posts = takePosts('wallet/withdrawals', accept);
    await user.click(choices()[1] as HTMLElement);
    await user.type(amountBox(), '15');
    await user.click(cashout());
    expect(screen.getByText(/^Withdraw.*\?$/)).toHaveTextContent(/^Withdraw \$15 to .* 0722 ••• 111\?$/);
    expect(screen.getByText(/^You paid this way/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(posts).toMatchObject([{ body: { amount: 15, methodId: payout.id, destination: 'd1' } }]);
  });

  it('says when a new phone gets its money, and no other time', async () => {
    const { user } = await open({ methods: [{ ...OTHER, waitsUntil: '2026-11-24T09:00:00.000Z' }] });
    expect(screen.getByText(/^New here: we can send money to it from 24 Nov 2026, /)).toBeVisible();
    await user.type(amountBox(), '15');
    await user.click(cashout());
    expect(screen.getByText(/^New here: we can send money to it from 24 Nov 2026, /)).toBeVisible();
    expect(screen.queryByText(/Instant/)).toBeNull();
  });

  it('says that a person looks at a withdrawal of deposits that were not played, and no other time', async () => {
    const { user } = await open({ methods: [{ ...OTHER, unplayed: 600 }] });
    const text = /^You have not played \$600 of your deposits yet, so a person checks the withdrawal first\.$/;
    expect(screen.getByText(text)).toBeVisible();
    await user.type(amountBox(), '15');
    await user.click(cashout());
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/Instant/)).toBeNull();
  });

  it("says that won money needs a phone of one's own", async () => {
    await open({ methods: [OTHER], phoneNumber: null });
    expect(screen.getByRole('note')).toHaveTextContent(
      /^\$40 of this is winnings, and winnings go only to your own phone\./,
    );
    expect(await screen.findByRole('textbox', { name: 'Your M-Pesa phone number' })).toBeVisible();
  });

  it('asks for no phone that could not become the own one, of an account with a foreign phone', async () => {
    await open({ methods: [OTHER], phoneNumber: '+255712345678' });
    expect(screen.getByRole('note')).toHaveTextContent(
      /^\$40 of this is winnings.*phone of another country: contact support\.$/,
    );
    await act(async () => undefined);
    expect(screen.queryByRole('textbox', { name: 'Your M-Pesa phone number' })).toBeNull();
  });

  it('has a phone confirmed by a player who has none, who then withdraws to it', async () => {
    const proofs = takePosts('wallet/phones', () => answer({ phone: '0722 ••• 111' }));
    const { user, identity } = await open({ methods: [OTHER], phoneNumber: null });
    const number = await screen.findByRole('textbox', { name: 'Your M-Pesa phone number' });
    await user.type(number, '0722000111{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    const code = await screen.findByRole('textbox', { name: 'Code from the SMS' });
    expect(code).toHaveFocus();
    fakeApi({ 'wallet/methods': { data: [{ ...OWN, waitsUntil: '2026-11-24T09:00:00.000Z' }, OTHER] } });
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText(/^The phone is confirmed\. .* above you see from when\.$/)).toBeVisible();
    expect(identity.calls).toContainEqual({ name: 'proveOwner', args: ['+254722000111', expect.any(String)] });
    expect(proofs).toMatchObject([{ body: { proof: 'token-of-the-owner' } }]);
    expect(await screen.findByText('Your number: your winnings go here.')).toBeVisible();
    expect(screen.getByText(/^New here: we can send money to it from 24 Nov 2026, /)).toBeVisible();
    expect(screen.queryByText(/of this is winnings/)).toBeNull();
  });

  it('says nothing of it when all can go back, or the backend does not tell', async () => {
    const { unmount } = await open({ methods: [{ ...OTHER, owed: 60 }] });
    expect(screen.queryByText(/of this is winnings/)).toBeNull();
    unmount();
    await open({ methods: [buildMethod(payout)] });
    expect(screen.queryByText(/of this is winnings|You paid this way/)).toBeNull();
  });
});
