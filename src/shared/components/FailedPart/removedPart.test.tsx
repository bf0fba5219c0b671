import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { BUILDS, release } from '@/testing/releases';
import { renderWithStore } from '@/testing/renderWithStore';
import { Dialog } from '../Dialog';
import { ErrorBoundary } from '../ErrorBoundary';
import { buildPart, notice } from './failedPart.testTools';

beforeEach(() => fakeApi({}));

describe('a part that a release removed', () => {
  const renderPage = async () => {
    const { Part } = buildPart();
    renderWithStore(
      <ErrorBoundary resetKey="vip">
        <Part />
      </ErrorBoundary>,
    );
    await notice();
  };

  it('asks to reload for the new version', async () => {
    release(`${BUILDS.later}\n`);
    await renderPage();
    expect(await screen.findByText(/^There is a new version of the site\. Reload to go on/)).toBeVisible();
  });

  it.each([
    ['the same build', BUILDS.own],
    ['something else', '<!doctype html>'],
  ])('asks for nothing when the site answers %s', async (_what, present) => {
    const asked = release(present);
    await renderPage();
    await act(async () => undefined);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/^Something went wrong here/)).toBeVisible();
  });

  it('says inside a payment that it is for later', async () => {
    release(BUILDS.later);
    const { Part } = buildPart();
    renderWithStore(
      <Dialog label="Deposit" onClose={() => undefined}>
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
      </Dialog>,
    );
    expect(await screen.findByText(/Finish what is open here first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});
