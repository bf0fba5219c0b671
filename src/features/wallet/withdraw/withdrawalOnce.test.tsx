import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answer, RETRIES_MS, takePosts } from '../walletModal.testTools';
import { accept, cashout, confirmed, messageShown, reviewed } from './withdrawModal.testTools';

describe('a withdrawal', () => {
  it('is sent once after several presses of the button', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    await reviewed();
    const button = screen.getByRole('button', { name: 'Confirm withdrawal' });
    act(() => {
      button.click();
      button.click();
    });
    await messageShown();
    expect(posts).toHaveLength(1);
  });

  it('is sent again with the same key when the answer was lost', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) => (count <= 3 ? HttpResponse.error() : accept()));
    const { user } = await confirmed();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS }));
    await messageShown();
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });

  it.each([403, 409, 429])('is not shown as refused by a %s after a try without an answer', async (status) => {
    const posts = takePosts('wallet/withdrawals', (_, count) => {
      if (count === 1) return HttpResponse.error();
      return count === 2 ? HttpResponse.json({}, { status }) : accept();
    });
    const { user } = await confirmed();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS }));
    await messageShown();
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });

  it('has the same key after too many requests', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) =>
      count === 1 ? HttpResponse.json({}, { status: 429 }) : accept(),
    );
    const { user } = await confirmed();
    await screen.findByText('Something went wrong. Please try again.');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await messageShown();
    expect(posts[0]?.key).toBe(posts[1]?.key);
  });

  it('has a new key after an answer', async () => {
    const posts = takePosts('wallet/withdrawals', () => answer({ success: false, message: 'no' }));
    const { user } = await confirmed();
    await screen.findByText('no');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[0]?.key).not.toBe(posts[1]?.key);
  });
});
