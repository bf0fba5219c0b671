import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useDispatch, useSelector } from 'react-redux';
import { modalClosed, pageVisited, selectModals } from '@/features/ui';
import { buildProfile, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { ConsentModal } from './modals';
import { followPlayer } from './session/followPlayer';

const title = 'One last step';

function Modals() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectModals).some(({ id }) => id === 'consent');
  return isOpen && <ConsentModal onClose={() => dispatch(modalClosed('consent'))} />;
}

/** A backend with a player who has not given consent yet. */
const keepConsents = () => {
  const bodies: { consent?: unknown; currency?: unknown }[] = [];
  const answer = () => {
    const currency = bodies.findLast((body) => body.currency)?.currency ?? 'USD';
    const isGiven = bodies.some(({ consent }) => consent);
    return HttpResponse.json({ data: buildProfile({ currency, ...(!isGiven && { ageConfirmedAt: undefined }) }) });
  };
  const take = async ({ request }: { request: Request }) => {
    bodies.push((await request.json()) as (typeof bodies)[number]);
    return answer();
  };
  fakeServer.use(
    http.get(`${ORIGIN}/api/users/me`, answer),
    http.post(`${ORIGIN}/api/users/me/currency`, take),
    http.post(`${ORIGIN}/api/users/session`, take),
  );
  return bodies;
};

const signInWithout = async (own: Partial<typeof FAKE_USER> = {}) => {
  const bodies = keepConsents();
  const identity = fakeIdentity();
  const view = renderWithStore(<Modals />, { identity });
  view.store.dispatch(followPlayer());
  await signInto(view.store, identity, { ...FAKE_USER, ...own });
  const dialog = await screen.findByRole('dialog', { name: title });
  return { ...view, bodies, dialog };
};

describe('a player without confirmed age and terms', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('confirms them and continues', async () => {
    const { user, bodies } = await signInWithout();
    await user.click(screen.getByRole('checkbox', { name: /18 years/ }));
    await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies.at(-1)).toMatchObject({ consent: { isAdult: true, hasAcceptedTerms: true } });
  });

  it('has an account in shillings when the number is Kenyan, unless dollars are chosen', async () => {
    const { user, bodies } = await signInWithout();
    const shillings = screen.getByRole('radio', { name: 'Kenyan shillings (Ksh)' });
    expect(shillings).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'US dollars (US$)' }));
    expect(shillings).not.toBeChecked();
    await user.click(shillings);
    await user.click(screen.getByRole('checkbox', { name: /18 years/ }));
    await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies.slice(-2)).toMatchObject([{ currency: 'KES' }, { consent: { isAdult: true } }]);
  });

  it.each([
    ['the clock', 'Africa/Nairobi', ['en-US'], true],
    ['the language', 'Europe/London', ['sw'], true],
    ['neither', 'Europe/London', ['en-GB', 'en'], false],
    ['neither, but by Kiswahili of another country', 'Africa/Dar_es_Salaam', ['sw-TZ'], false],
  ])(
    'without a number has one in shillings when the place is Kenyan by %s',
    async (_by, timeZone, languages, isKenyan) => {
      const zoned = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
      jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zoned);
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      await signInWithout({ phoneNumber: null });
      expect(
        screen.getByRole('radio', { name: isKenyan ? 'Kenyan shillings (Ksh)' : 'US dollars (US$)' }),
      ).toBeChecked();
    },
  );

  it.each([
    ['has no such call', 404, 'not_found'],
    ['finds the account used', 409, 'account_used'],
  ])('goes on in the currency that is there when the backend %s', async (_what, status, code) => {
    const { user } = await signInWithout();
    fakeServer.use(
      http.post(`${ORIGIN}/api/users/me/currency`, () =>
        HttpResponse.json({ error: { code, message: 'no' } }, { status }),
      ),
    );
    await user.click(screen.getByRole('checkbox', { name: /18 years/ }));
    await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sees what is missing', async () => {
    const { user, bodies } = await signInWithout();
    await user.click(screen.getByRole('checkbox', { name: /18 years/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please tick both boxes to go on.')).toBeVisible();
    expect(bodies).toHaveLength(1);
  });

  it('cannot skip the confirmation with Escape, the backdrop, or Back', async () => {
    const { dialog, store } = await signInWithout();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    act(() => void store.dispatch(pageVisited('bonus')));
    expect(screen.getByRole('dialog', { name: title })).toBe(dialog);
  });

  it('can sign out instead', async () => {
    const { user, store } = await signInWithout();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().auth.status).toBe('visitor');
  });

  it('can try again when it could not be saved', async () => {
    const { user } = await signInWithout();
    fakeServer.use(
      http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({}, { status: 429 }), { once: true }),
    );
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
