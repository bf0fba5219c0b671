import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi } from '@/testing/fakeApi';
import { BUILDS, release } from '@/testing/releases';
import { renderWithStore } from '@/testing/renderWithStore';
import { lazyPart } from '../lazyPart';
import { Dialog } from './Dialog';
import { ErrorBoundary } from './ErrorBoundary';

beforeEach(() => fakeApi({}));

/** A part that fails until `arrive`. */
function buildPart() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  let isThere = false;
  const load = jest.fn(async () => {
    if (!isThere) throw new TypeError('x is not a function');
    return { default: () => <p>the part</p> };
  });
  return { Part: lazyPart(load), load, arrive: () => (isThere = true) };
}

const notice = () => screen.findByRole('alert');
const button = (name: string) => screen.getByRole('button', { name });

function Broken(): never {
  throw new TypeError('x is not a function');
}

describe('the boundary of a part', () => {
  // The first failure of this file: afterwards its notice is loaded.
  it('shows that it waits while the notice of a failure loads, and then the notice once', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(console, 'error').mockReturnValue();
    renderWithStore(
      <ErrorBoundary waiting={<p>waiting</p>}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('waiting')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('waiting')).toBeNull();
  });
});

describe('a part that failed', () => {
  it('says so, takes the focus of a page, and offers ways on', async () => {
    const { Part } = buildPart();
    renderWithStore(
      <ErrorBoundary resetKey="vip">
        <Part />
      </ErrorBoundary>,
    );
    expect(await notice()).toHaveTextContent('Something went wrong here. The rest of the site works.');
    expect((await notice()).parentElement).toHaveFocus();
    expect(button('Reload')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['a small part', {}, true],
    ['a page', { resetKey: 'vip' }, false],
  ])('takes the free focus; for %s the page is scrolled or not', async (_what, props, preventScroll) => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const { Part } = buildPart();
    renderWithStore(
      <ErrorBoundary {...props}>
        <Part />
      </ErrorBoundary>,
    );
    expect((await notice()).parentElement).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll }]]);
  });

  it('is loaded again without a reload, and the rest keeps its state', async () => {
    const { Part, arrive } = buildPart();
    const { user } = renderWithStore(
      <>
        <input aria-label="Amount" />
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
      </>,
    );
    await user.type(screen.getByRole('textbox'), '750');
    await notice();
    expect(screen.getByRole('textbox')).toHaveFocus();
    arrive();
    await user.click(button('Try again'));
    expect(await screen.findByText('the part')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('750');
  });

  it('is tried once for each press, and not in a circle', async () => {
    const { Part, load } = buildPart();
    const { user } = renderWithStore(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    await notice();
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(button('Try again'));
    await notice();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded again on the next visit of its page', async () => {
    const { Part, arrive } = buildPart();
    function Site() {
      const [page, setPage] = useState('vip');
      return (
        <>
          <button onClick={() => setPage(page === 'vip' ? 'home' : 'vip')}>turn</button>
          <ErrorBoundary resetKey={page}>{page === 'vip' ? <Part /> : <p>home</p>}</ErrorBoundary>
        </>
      );
    }
    const { user } = renderWithStore(<Site />);
    await notice();
    await user.click(button('turn'));
    expect(screen.getByText('home')).toBeVisible();
    arrive();
    await user.click(button('turn'));
    expect(await screen.findByText('the part')).toBeVisible();
  });
});

describe('a modal that failed', () => {
  const renderModal = (below = <p>page</p>) => {
    const { Part } = buildPart();
    const onDismiss = jest.fn();
    const rendered = renderWithStore(
      <>
        {below}
        <ErrorBoundary onDismiss={onDismiss}>
          <Part />
        </ErrorBoundary>
      </>,
    );
    return { ...rendered, onDismiss };
  };

  it('says so in a dialog, and can be closed', async () => {
    const { user, onDismiss } = renderModal();
    const dialog = await screen.findByRole('dialog', { name: 'Not available now' });
    expect(dialog).toHaveAccessibleDescription(/^Something went wrong here/);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.click(button('Close'));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('reloads nothing below it, such as a round', async () => {
    renderModal(
      <Dialog label="Crash" onClose={() => undefined}>
        a round
      </Dialog>,
    );
    await screen.findByRole('dialog', { name: 'Not available now' });
    expect(button('Try again')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});

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
