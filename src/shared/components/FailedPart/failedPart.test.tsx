import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { lazyPart } from '@/shared/lazyPart';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { Dialog } from '../Dialog';
import { ErrorBoundary } from '../ErrorBoundary';

const missing = () => Object.assign(new Error('Loading chunk vip failed.'), { name: 'ChunkLoadError' });
const OWN = '/assets/main.aaaaaa.js';

/** A part whose chunk does not load until `arrive`; it is not tried again meanwhile, to be quick. */
function buildPart(failure: Error = missing()) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  let isThere = false;
  const load = jest.fn(async () => {
    if (!isThere) throw failure;
    return { default: () => <p>the part</p> };
  });
  return { Part: lazyPart(load), load, arrive: () => (isThere = true) };
}

/** Of the page's build and of the site's; the page of a test has no script. */
function release(present: string) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = OWN;
  document.head.append(script);
  const asked = jest.fn(() => HttpResponse.text(present));
  fakeServer.use(http.get(`${ORIGIN}/build.txt`, asked));
  return asked;
}

beforeEach(() => {
  fakeApi({});
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

const broken = () => new TypeError('x is not a function');
const notice = () => screen.findByRole('alert');
const button = (name: string) => screen.getByRole('button', { name });

describe('a part that failed', () => {
  it('says so, takes the focus of a page, and offers ways on', async () => {
    const { Part } = buildPart(broken());
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
    const { Part } = buildPart(broken());
    renderWithStore(
      <ErrorBoundary {...props}>
        <Part />
      </ErrorBoundary>,
    );
    expect((await notice()).parentElement).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll }]]);
  });

  it('is loaded again without a reload, and the rest keeps its state', async () => {
    const { Part, arrive } = buildPart(broken());
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
    const { Part, load } = buildPart(broken());
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
    const { Part, arrive } = buildPart(broken());
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
    const { Part } = buildPart(broken());
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
    const { Part } = buildPart(broken());
    renderWithStore(
      <ErrorBoundary resetKey="vip">
        <Part />
      </ErrorBoundary>,
    );
    await notice();
  };

  it('asks to reload for the new version', async () => {
    release('/assets/main.bbbbbb.js\n');
    await renderPage();
    expect(await screen.findByText(/^There is a new version of the site\. Reload to go on/)).toBeVisible();
  });

  it.each([
    ['the same build', OWN],
    ['something else', '<!doctype html>'],
  ])('asks for nothing when the site answers %s', async (_what, present) => {
    const asked = release(present);
    await renderPage();
    await act(async () => undefined);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/^Something went wrong here/)).toBeVisible();
  });

  it('says inside a payment that it is for later', async () => {
    release('/assets/main.bbbbbb.js');
    const { Part } = buildPart(broken());
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
