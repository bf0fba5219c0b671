import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectPage } from '@/features/ui';
import AuthModal from '../modals';

const open = (tab: 'login' | 'register' = 'login') => {
  const onClose = jest.fn();
  return { onClose, ...renderWithStore(<AuthModal tab={tab} onClose={onClose} />) };
};

const tab = (name: string) => screen.getByRole('tab', { name });

const seeOnLargeScreen = () => {
  const small = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(small, { matches: true }));
};

describe('AuthModal', () => {
  it('welcomes, and says that signing in is not open yet', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByText('Enter your phone number to get started')).toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).toHaveTextContent(
      'Signing in opens soon. Browse and play the demo games meanwhile.',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['login', 'Log In'],
    ['register', 'Register'],
  ] as const)('opens on the %s tab', (chosen, name) => {
    open(chosen);
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
    expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
  });

  it('moves between the tabs by arrows, Home and End, round the ends', async () => {
    const { user } = open();
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

  it('has one tab stop in the tab list', () => {
    open('register');
    expect(tab('Log In')).toHaveAttribute('tabindex', '-1');
    expect(tab('Register')).toHaveAttribute('tabindex', '0');
  });

  it('has no Register where the operator takes no registrations', async () => {
    fakeApi({ settings: { data: { allowRegistration: false } } });
    open('register');
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Register' })).toBeNull());
    expect(tab('Log In')).toHaveAttribute('aria-selected', 'true');
  });

  it('closes, and leads to the games', async () => {
    const { user, onClose, store } = open();
    await user.click(screen.getByRole('button', { name: 'Browse the games' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(selectPage(store.getState())).toBe('all-games');
  });

  it('closes by its button', async () => {
    const { user, onClose, store } = open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(selectPage(store.getState())).toBe('home');
  });

  it('loads the picture on large screens only', () => {
    const small = open();
    expect(small.baseElement.querySelector('img')).toBeNull();
    small.unmount();
    seeOnLargeScreen();
    expect(open().baseElement.querySelector('img')).toHaveAttribute('src', '/images/hero/left.webp');
  });

  it('does without a picture that is missing', () => {
    seeOnLargeScreen();
    const { baseElement } = open();
    fireEvent.error(baseElement.querySelector('img') as HTMLImageElement);
    expect(baseElement.querySelector('img')).toBeNull();
  });
});
