import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { useState } from 'react';
import { noteVersion, useNewVersion } from '@/shared/newVersion';
import { renderWithStore } from '@/testing/renderWithStore';
import { withWords } from '@/shared/i18n';
import { BUILDS, release } from '@/testing/releases';
import { settleRequests } from '@/testing/unknownRequests';
import { renderLayout } from '../layout.testTools';
import messages from './messages';
import { NewVersionBanner, useIsReachable } from './Banners';
import { useScrolledPast } from './ScrollToTop';

describe('a page that is used by touch', () => {
  const isTouched = () => document.documentElement.hasAttribute('data-touched');

  it('marks no focus until a key moves it; typing is no such key', async () => {
    const { user } = renderLayout();
    await screen.findByRole('contentinfo');
    expect(isTouched()).toBe(false);
    await user.pointer({ keys: '[TouchA]', target: document.body });
    expect(isTouched()).toBe(true);
    await user.keyboard('7{Enter}');
    expect(isTouched()).toBe(true);
    await user.tab();
    expect(isTouched()).toBe(false);
  });
});

describe('the footer', () => {
  it("shows the operator's company, licence, contact and links", async () => {
    fakeApi({
      settings: {
        data: {
          footerData: {
            companyName: 'Bahati Ltd',
            licenseNumber: 'GRA 0001',
            supportEmail: 'help@bahati.example',
            helpTitle: 'Usaidizi',
            helpLinks: [{ name: 'Outside', url: 'https://help.example' }],
            telegramUrl: 'https://t.example/bahati',
          },
        },
      },
    });
    renderLayout();
    const footer = await screen.findByRole('contentinfo');
    expect(await within(footer).findByText('Bahati Ltd')).toBeVisible();
    expect(within(footer).getByText('Licence: GRA 0001')).toBeVisible();
    expect(within(footer).getByRole('link', { name: 'Support: help@bahati.example' })).toHaveAttribute(
      'href',
      'mailto:help@bahati.example',
    );
    expect(within(footer).getByRole('link', { name: 'Outside' })).toHaveAttribute('href', 'https://help.example');
    expect(within(footer).getByRole('link', { name: 'Telegram' })).toBeVisible();
    expect(within(footer).queryByRole('link', { name: 'Twitter' })).toBeNull();
  });

  it('links to WhatsApp, phone and chat of the operator, as far as the settings have them', async () => {
    fakeApi({
      settings: { data: { footerData: { whatsappNumber: '+254 712 345 678', chatUrl: 'https://chat.example' } } },
    });
    renderLayout();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: 'WhatsApp +254 712 345 678' })).toHaveAttribute(
      'href',
      'https://wa.me/254712345678',
    );
    expect(footer.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', 'https://chat.example');
    expect(footer.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('names the age, the licence and the regulator, and the link to the regulator opens in a new tab', async () => {
    const footerData = {
      minimumAge: 21,
      licenseNumber: 'GRA 0001',
      regulatorName: 'The board',
      regulatorUrl: 'https://board.example',
    };
    fakeApi({ settings: { data: { footerData } } });
    renderLayout();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('For players aged 21 and over only.')).toBeVisible();
    expect(footer.getByText('21+')).toBeVisible();
    const regulator = footer.getByRole('link', { name: 'The board' });
    expect(regulator).toHaveAttribute('href', 'https://board.example');
    expect(regulator).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('names the known facts of the company, and neither licence nor regulator without a licence number', async () => {
    const footerData = { registeredName: 'Bahati Ltd', registeredAddress: 'Nyeri', regulatorName: 'The board' };
    fakeApi({ settings: { data: { footerData } } });
    renderLayout();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('Run by Bahati Ltd · Nyeri')).toBeVisible();
    expect(footer.queryByText(/^Licence|The board/)).toBeNull();
  });

  it('says in the words of the operator who may play', async () => {
    fakeApi({ 'content/footer': { data: [{ id: '1', ageNote: 'Adults only.' }] } });
    renderLayout();
    expect(await within(await screen.findByRole('contentinfo')).findByText('Adults only.')).toBeVisible();
  });

  it('has its own ten links when the settings have none', async () => {
    renderLayout();
    const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/games/original',
      '/games/slots',
      '/privacy-policy',
      '/bonus-terms',
      '/terms-conditions',
      '/aml',
      '/responsible-gaming',
      '/kyc-policy',
      '/support',
      '/fairness',
    ]);
  });
});

const Banner = withWords(messages, NewVersionBanner);

/** A notice that tells of the new version by itself. */
function Notice() {
  return <p>{useNewVersion() ? 'told here' : 'nothing new'}</p>;
}

function Page() {
  const [hasFailed, setHasFailed] = useState(true);
  return (
    <>
      {hasFailed && <Notice />}
      <button onClick={() => setHasFailed(false)}>mend</button>
      <Banner />
    </>
  );
}

const offer = () => screen.queryByRole('button', { name: 'Reload' });

describe('a new version that waits', () => {
  afterEach(() => act(() => noteVersion(false)));

  it('is offered once it is ready, and can be put off', async () => {
    fakeApi({});
    const { user } = renderWithStore(<Banner />);
    expect(offer()).toBeNull();
    act(() => noteVersion());
    expect(offer()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(offer()).toBeNull();
  });

  it('is told in one place: a failed part tells it instead', async () => {
    fakeApi({});
    const { user } = renderWithStore(<Page />);
    await act(async () => noteVersion());
    expect(screen.getByText('told here')).toBeVisible();
    expect(offer()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'mend' }));
    expect(offer()).toBeVisible();
  });
});

const AGAIN_MS = 15_000;
const comeFrom = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });

const cameOnline = jest.fn();
const open = () => renderHook(useIsReachable);
/** Time for another question, were there any. */
const waitLonger = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(2 * AGAIN_MS);
    await settleRequests();
  });

describe('the site of a page', () => {
  beforeEach(() => {
    fakeApi({});
    comeFrom({});
    window.addEventListener('online', cameOnline);
    // Answers come by other timers.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    window.removeEventListener('online', cameOnline);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('of the network is there: nothing is asked', async () => {
    comeFrom(null);
    const asked = release(undefined);
    const { result } = open();
    await waitLonger();
    expect(result.current).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(Object.entries(BUILDS))(
    'of a service worker is there when it answers with the %s build',
    async (_of, present) => {
      const asked = release(present);
      const { result } = open();
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
      await waitLonger();
      expect(result.current).toBe(true);
      expect(asked).toHaveBeenCalledTimes(1);
      expect(cameOnline).not.toHaveBeenCalled();
    },
  );

  it('of a service worker is gone without an answer, until there is one, and then says so as a browser does', async () => {
    release(undefined);
    const { result } = open();
    await waitFor(() => expect(result.current).toBe(false));
    const asked = release(undefined);
    await act(() => jest.advanceTimersByTimeAsync(AGAIN_MS));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect([result.current, cameOnline.mock.calls.length]).toEqual([false, 0]);
    release(BUILDS.own);
    await act(() => jest.advanceTimersByTimeAsync(AGAIN_MS));
    await waitFor(() => expect(result.current).toBe(true));
    expect(cameOnline).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again by a page that is left', async () => {
    release(undefined);
    const { result, unmount } = open();
    await waitFor(() => expect(result.current).toBe(false));
    unmount();
    const asked = release(undefined);
    await waitLonger();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not asked for again either when the page is left before the answer', async () => {
    const asked = release(undefined);
    const { unmount } = open();
    unmount();
    await waitLonger();
    await waitLonger();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

const place = jest.fn(() => 0);
Object.defineProperty(window, 'scrollY', { configurable: true, get: place });

const scrollTo = (y: number) =>
  act(() => {
    place.mockReturnValue(y);
    window.dispatchEvent(new Event('scroll'));
  });

describe('whether the page is scrolled past a place', () => {
  afterEach(() => void place.mockReturnValue(0));

  it('is known after the next paint of a page that is scrolled already, which is not laid out for it', async () => {
    place.mockReturnValue(500).mockClear();
    const { result } = renderHook(() => useScrolledPast(400));
    expect(place).not.toHaveBeenCalled();
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('is not asked for when the component has gone before the paint', async () => {
    renderHook(() => useScrolledPast(400)).unmount();
    place.mockClear();
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(place).not.toHaveBeenCalled();
  });

  it('follows the scroll, up to the place itself', () => {
    const { result } = renderHook(() => useScrolledPast(400));
    scrollTo(0);
    expect(result.current).toBe(false);
    scrollTo(401);
    expect(result.current).toBe(true);
    scrollTo(400);
    expect(result.current).toBe(false);
  });

  it('lays nothing out when the component is rendered again', () => {
    const { rerender } = renderHook(() => useScrolledPast(400));
    place.mockClear();
    rerender();
    expect(place).not.toHaveBeenCalled();
  });
});
