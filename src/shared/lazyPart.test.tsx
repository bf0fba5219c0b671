import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { preloadablePart } from './lazyPart';

const Arrived = () => 'arrived';
const chunk = { default: Arrived };

it('a lazy part that was loaded early is rendered at once', async () => {
  const { Part, preload } = preloadablePart(() => Promise.resolve(chunk));
  await preload();
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('arrived')).toBeInTheDocument();
});

it('a lazy part is loaded early only once, so that nobody waits for a missing connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => Promise.reject<typeof chunk>(new Error('offline')));
  await expect(preloadablePart(load).preload()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
});

it('a lazy part that could not be loaded early is loaded again while rendering', async () => {
  const load = jest.fn(() => Promise.resolve(chunk)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { Part, preload } = preloadablePart(load);
  await preload().catch(() => undefined);
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('arrived')).toBeInTheDocument();
});
