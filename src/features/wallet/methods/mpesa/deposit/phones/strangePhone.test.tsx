import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answer, takePosts } from '../../../../walletModal.testTools';
import { amountBox, depositBy, submit } from '../../../../deposit/depositModal.testTools';
import { mpesaKit } from '../../mpesaKit.testTools';

const { fill, accept, says } = depositBy(mpesaKit);

const refused = (code: string, status = 403) => HttpResponse.json({ error: { code, message: 'no' } }, { status });
const phoneBox = () => screen.getByRole('textbox', { name: 'M-Pesa phone number' });
const codeBox = () => screen.findByRole('textbox', { name: 'Code from the SMS' });
const question = () => screen.findByText(/is not confirmed yet\. Its owner confirms it once/);

async function payFrom(phone: string, code: string) {
  const posts = takePosts('mpesa/stk-push', (_, count) => (count === 1 ? refused(code) : accept()));
  const view = await fill();
  await view.user.clear(phoneBox());
  await view.user.type(phoneBox(), phone);
  await view.user.click(submit());
  return { ...view, posts };
}

describe('a phone that is not the own', () => {
  // This test is the first of the file, because the question is loaded afterwards.
  it('says that its question loads, not that anything is sent', async () => {
    await payFrom('0722000111', 'phone_unconfirmed');
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByText('Sending…')).toBeNull();
    expect(await question()).toBeVisible();
  });

  it('is confirmed by the last digit of the code, and pays', async () => {
    says({ status: 'processing' });
    const proofs = takePosts('wallet/phones', () => answer({ phone: '0722 ••• 111' }));
    const { user, identity, posts, store } = await payFrom('0722000111', 'phone_unconfirmed');
    expect(await question()).toHaveTextContent('0722 000 111');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await user.type(await codeBox(), '123456');
    expect(await screen.findByText('Check your phone…')).toBeVisible();
    expect(screen.queryByText(/is not confirmed yet/)).toBeNull();
    expect(identity.calls).toContainEqual({ name: 'proveOwner', args: ['+254722000111', expect.any(String)] });
    expect(proofs).toMatchObject([{ body: { proof: 'token-of-the-owner' } }]);
    expect(JSON.stringify(store.getState())).not.toMatch(/token-of-the-owner|722000111/);
    expect(posts).toHaveLength(2);
  });

  it('does not pay when the amount was changed to one that is too small', async () => {
    takePosts('wallet/phones', () => answer({ phone: '0722 ••• 111' }));
    const { user, posts } = await payFrom('0722000111', 'phone_unconfirmed');
    await user.click(await screen.findByRole('button', { name: 'Send the code' }));
    await codeBox();
    await user.clear(amountBox());
    await user.type(await codeBox(), '123456');
    expect(await screen.findByText('The phone is confirmed. You can pay with it now.')).toBeVisible();
    expect(amountBox()).toHaveFocus();
    expect(posts).toHaveLength(1);
  });

  it('keeps the typed digits when the large button is pressed', async () => {
    const { user, posts } = await payFrom('0722000111', 'phone_unconfirmed');
    await user.click(await screen.findByRole('button', { name: 'Send the code' }));
    await user.type(await codeBox(), '12345');
    await user.click(submit());
    expect(await codeBox()).toHaveValue('12345');
    expect(await codeBox()).toHaveFocus();
    expect(posts).toHaveLength(1);
  });

  it('is asked for at once, and is no failed deposit', async () => {
    await payFrom('0722000111', 'phone_unconfirmed');
    expect(await question()).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Choose a payment method');
    expect(screen.queryByText(/did not go through/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('is asked for only as long as it is the number in the form', async () => {
    const { user } = await payFrom('0722000111', 'phone_unconfirmed');
    await question();
    await user.type(phoneBox(), '{Backspace}2');
    expect(screen.queryByText(/is not confirmed yet/)).toBeNull();
  });

  it('takes the focus of the pressed button, and not of who types the number again', async () => {
    const { user } = await payFrom('0722000111', 'phone_unconfirmed');
    const asked = await question();
    expect(document.activeElement?.querySelector('p')).toBe(asked);
    await user.type(phoneBox(), '{Backspace}');
    await user.type(phoneBox(), '1');
    expect(await question()).toBeVisible();
    expect(phoneBox()).toHaveFocus();
  });

  it('says what is wrong with a code, which is typed again or sent again', async () => {
    const { user, identity } = await payFrom('0722000111', 'phone_unconfirmed');
    await user.click(await screen.findByRole('button', { name: 'Send the code' }));
    await user.type(await codeBox(), '654321');
    expect(await screen.findByText(/code/i, { selector: '[role=alert], [role=alert] *' })).toBeVisible();
    expect(await codeBox()).toHaveValue('');
    expect(await codeBox()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(identity.calls.filter(({ name }) => name === 'proveOwner')).toHaveLength(2);
    expect(await codeBox()).toBeVisible();
  });

  it.each([
    ['phone_not_own', /^Only your own phone can pay here/],
    ['too_many_prompts', /^Too many payment requests were not paid today/],
  ])('is refused in words for %s', async (code, said) => {
    await payFrom('0722000111', code);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
  });
});
