import { describe, expect, it } from '@jest/globals';
import { cleanup, act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectCryptoCurrency } from '@/features/content';
import { localeLinked, selectLocale } from '@/features/ui';
import { fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { openProfile, takeChanges } from './profilePage.testTools';

describe('the preferences of a player', () => {
  it('include the crypto currencies of the site, with BNB as default, and keep the choice', async () => {
    const { user, store } = await openProfile();
    const crypto = screen.getByRole('group', { name: 'Crypto currency' });
    expect(crypto).toHaveAccessibleDescription(/Kenyan shillings and US dollars only/);
    const shown = within(crypto).getAllByRole('radio');
    expect(shown.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'BNBDefault',
      'BTC · Bitcoin',
      'ETH · Ethereum',
      'USDT · Tether',
    ]);
    expect(shown[0]).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'ETH · Ethereum' }));
    expect(screen.getByRole('radio', { name: 'ETH · Ethereum' })).toBeChecked();
    expect(selectCryptoCurrency(store.getState())).toBe('ETH');
  });

  it('save the currency in both fields', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.selectOptions(screen.getByLabelText('Currency'), 'KES');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(changes).toEqual([{ preferredCurrency: 'KES', preferences: { currency: 'KES' } }]);
    expect(screen.getByLabelText('Currency')).toHaveValue('KES');
    expect(screen.getByLabelText('Currency')).toHaveAccessibleDescription(/today's rate of Ksh.129\.50 for US\$1\./);
  });

  it('save the language, and the site changes to it', async () => {
    const { user, store } = await openProfile();
    const changes = takeChanges();
    await user.selectOptions(screen.getByLabelText('Language'), 'sw');
    await waitFor(() => expect(selectLocale(store.getState())).toBe('sw'));
    expect(changes).toEqual([{ preferences: { language: 'sw' } }]);
  });

  it('show the language of the link that opened the page, so that the saved one can be chosen again', async () => {
    const { user, store } = await openProfile();
    takeChanges();
    act(() => void store.dispatch(localeLinked('sw')));
    const language = screen.getByLabelText('Language');
    expect(language).toHaveValue('sw');
    await user.selectOptions(language, 'en');
    await waitFor(() => expect(selectLocale(store.getState())).toBe('en'));
    expect(language).toHaveValue('en');
  });

  it('keep the focus while they are saved', async () => {
    const { user } = await openProfile();
    takeChanges();
    const currency = screen.getByLabelText('Currency');
    await user.selectOptions(currency, 'KES');
    expect(currency).toHaveFocus();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(currency).toHaveFocus();
  });

  it('save one notation at a time', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('switch', { name: 'SMS' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(changes).toEqual([{ preferences: { notifications: { sms: true } } }]);
    expect(screen.getByRole('switch', { name: 'SMS' })).toBeChecked();
  });

  it('have notices by e-mail only for a player with an address', async () => {
    await openProfile({}, { email: null });
    expect(screen.getByRole('switch', { name: 'SMS' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'E-mail' })).toBeNull();
    cleanup();
    await openProfile({}, { email: 'simba@example.com' });
    expect(screen.getByRole('switch', { name: 'E-mail' })).toBeVisible();
  });

  it.each([
    ['serverError', 'Not saved. Please try again.'],
    ['unreachable', 'Not saved: we could not reach the server. Check your connection and try again.'],
  ] as const)('return to the old value with a message: %s', async (fault, text) => {
    const { user, store } = await openProfile();
    takeChanges(() => FAULTS[fault]());
    await user.selectOptions(screen.getByLabelText('Language'), 'sw');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Language')).toHaveValue('en');
    expect(screen.getByLabelText('Language')).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText('Language')).toBeInvalid();
    expect(selectLocale(store.getState())).toBe('en');
  });
});

const LABEL = 'Currency of your account';
const UNUSED = { balance: 0, bonusBalance: 0, totalDeposits: 0, totalWager: 0, currency: 'USD' };

describe('the currency of an account', () => {
  it('can be chosen while there was no money in it, and amounts show in it', async () => {
    const { user } = await openProfile({ ...UNUSED });
    await user.selectOptions(screen.getByLabelText(LABEL), 'KES');
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('stays as it was when the server refuses the choice', async () => {
    const { user } = await openProfile({ ...UNUSED });
    const refuse = () =>
      HttpResponse.json({ error: { code: 'account_used', message: 'has held money' } }, { status: 409 });
    fakeServer.use(http.post(`${ORIGIN}/api/users/me/currency`, refuse));
    await user.selectOptions(screen.getByLabelText(LABEL), 'KES');
    await waitFor(() => expect(screen.getByLabelText(LABEL)).toBeInvalid());
    expect(screen.getByLabelText(LABEL)).toHaveValue('USD');
    expect(screen.getByText('There was money in your account already, so its currency stays as it is.')).toBeVisible();
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('cannot be chosen once there was money in it', async () => {
    await openProfile({ ...UNUSED, totalDeposits: 5 });
    expect(screen.queryByLabelText(LABEL)).toBeNull();
  });
});
