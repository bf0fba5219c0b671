import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/lazyPart';
import { renderWithStore } from '@/testing/renderWithStore';
import { Waiting, WaitingPage } from './Waiting';

const NOT_LOADED = /^You are offline\. This opens by itself/;

let isOnline = true;
const become = (value: boolean) => {
  isOnline = value;
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')));
};
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => void jest.restoreAllMocks());

const chunk = { default: () => <p>the part</p> };

/** Loads only with a connection, like a chunk of the site. */
async function loadPart() {
  await Promise.resolve();
  if (!isOnline) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  return chunk;
}

const renderPage = () => {
  const Part = lazyPart(loadPart);
  return renderWithStore(
    <Suspense fallback={<WaitingPage />}>
      <Part />
    </Suspense>,
  );
};

describe('a page that is not loaded yet', () => {
  it('shows a message while offline, and loads when the connection is back', async () => {
    become(false);
    renderPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_LOADED);
    become(true);
    expect(await screen.findByText('the part')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces its spinner by the message when the connection goes', () => {
    renderWithStore(<WaitingPage />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    become(false);
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_LOADED);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a modal that is not loaded yet', () => {
  it('shows a message while offline, and can be closed', async () => {
    const onDismiss = jest.fn();
    become(false);
    const { user } = renderWithStore(<Waiting onDismiss={onDismiss} />);
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_LOADED);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('shows nothing while it loads', () => {
    const { container } = renderWithStore(<Waiting onDismiss={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });
});
