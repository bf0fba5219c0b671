import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { FAKE_USER } from '@/testing/fakeIdentity';
import { playerSignedIn } from '../authSlice';
import { button, callsOf, openModal, tab } from './authModal.testTools';

const seeOnLargeScreen = () => {
  const small = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(small, { matches: true }));
};

describe('the auth modal', () => {
  it.each([
    ['login', 'Log In'],
    ['register', 'Register'],
  ] as const)('opens on the %s tab', (chosen, name) => {
    openModal(chosen);
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
    expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
  });

  it('moves between the tabs with arrow keys, Home and End, and from the last tab to the first', async () => {
    const { user } = openModal();
    tab('Log In').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Register')).toHaveFocus();
    expect(tab('Register')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(tab('Log In')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Register')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Log In')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Register')).toHaveFocus();
  });

  it('has one Tab stop in the tab list', () => {
    openModal('register');
    expect(tab('Log In')).toHaveAttribute('tabindex', '-1');
    expect(tab('Register')).toHaveAttribute('tabindex', '0');
  });

  it('has no Register tab when the operator takes no registrations', async () => {
    fakeApi({ settings: { data: { allowRegistration: false } } });
    openModal('register');
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Register' })).toBeNull());
    expect(tab('Log In')).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('closes with its button, and drops the code session', async () => {
    const opened = openModal();
    await opened.user.click(button('Close'));
    expect(opened.onClose).toHaveBeenCalledTimes(1);
    opened.unmount();
    expect(callsOf(opened, 'forgetCode')).toHaveLength(1);
  });

  it('starts the sign-in service, and contains the element of the invisible bot check', async () => {
    const opened = openModal();
    await waitFor(() => expect(callsOf(opened, 'wake')).toHaveLength(1));
    expect(document.getElementById('recaptcha-container')).toBeInTheDocument();
  });

  it('closes when a redirect from Google signed the player in', async () => {
    const { onClose } = openModal('login', { hasRedirectResult: true });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('stays open when no redirect result exists', async () => {
    const opened = openModal();
    await waitFor(() => expect(callsOf(opened, 'takeRedirectResult')).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(opened.onClose).not.toHaveBeenCalled();
  });

  it('closes when the player signs in in another place', () => {
    const { onClose, store } = openModal();
    act(() => void store.dispatch(playerSignedIn({ uid: FAKE_USER.uid, methods: ['phone'], displayName: 'Simba' })));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('loads the picture on large screens only', () => {
    const small = openModal();
    expect(small.baseElement.querySelector('img')).toBeNull();
    small.unmount();
    seeOnLargeScreen();
    expect(openModal().baseElement.querySelector('img')).toHaveAttribute('src', '/images/auth/welcome.webp');
  });

  it('shows the name of the site when the picture is missing', () => {
    seeOnLargeScreen();
    const { baseElement } = openModal();
    fireEvent.error(baseElement.querySelector('[src*=welcome]') as HTMLImageElement);
    expect(baseElement.querySelector('[src*=welcome]')).toBeNull();
    expect(screen.getByText('Karata')).toBeInTheDocument();
  });
});
