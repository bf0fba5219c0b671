import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { Amount } from '@/shared/money';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { useShownMoney } from './useShownMoney';

function Sums() {
  const shown = useShownMoney();
  if (!shown) return <p>waiting</p>;
  return (
    <ul>
      {[shown(40.15, 0.00443), shown(40.15), shown(0, 0.009)].map((money, index) => (
        <li key={index}>
          <Amount money={money} />
        </li>
      ))}
    </ul>
  );
}

const sums = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));

const openAs = async (profile: Record<string, unknown>) => {
  const data = buildProfile(profile);
  fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data })));
  fakeApi({ 'users/me': { data } });
  const identity = fakeIdentity();
  const { store } = renderWithStore(<Sums />, { identity });
  act(() => store.dispatch(followPlayer()));
  await signInto(store, identity);
};

describe('an amount kept in dollars', () => {
  it('is said in dollars to a visitor', () => {
    renderWithStore(<Sums />);
    expect(sums()).toEqual(['US$40.15', 'US$40.15', 'US$0']);
  });

  it('is said in dollars to who prefers them, without what is below a cent', async () => {
    await openAs({ preferredCurrency: 'USD' });
    await waitFor(() => expect(sums()).toEqual(['US$40.15', 'US$40.15', 'US$0']));
  });

  it('is said in whole shillings to who prefers them, marked for the eye and the ear', async () => {
    await openAs({ preferredCurrency: 'KES' });
    await waitFor(() => expect(sums()).toEqual(['about ≈ Ksh 5,200', 'about ≈ Ksh 5,199', 'Ksh 0']));
  });

  it('is said in dollars where there is no rate', async () => {
    fakeApi({ 'wallet/terms': 'notFound' });
    await openAs({ preferredCurrency: 'KES' });
    await waitFor(() => expect(sums()[0]).toBe('US$40.15'));
  });
});
