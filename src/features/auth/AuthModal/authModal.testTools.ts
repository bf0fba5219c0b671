/** Opens the auth modal with a fake identity, and finds its parts. */
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { useSelector } from 'react-redux';
import { modalOpened, selectModals } from '@/features/ui';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import AuthModal from '../modals';

type FakeOptions = Parameters<typeof fakeIdentity>[0];

/** Opens the modal like the modal root, which also closes it. */
const Opened = ({ onClose }: { onClose: () => void }) => {
  const modal = useSelector(selectModals).find(({ id }) => id === 'auth');
  return modal?.id === 'auth' && createElement(AuthModal, { ...modal.props, onClose });
};

export const openModal = (tab: 'login' | 'register' = 'login', options: FakeOptions = {}) => {
  const onClose = jest.fn();
  const identity = fakeIdentity(options);
  const view = renderWithStore(createElement(Opened, { onClose }), { identity });
  act(() => void view.store.dispatch(modalOpened('auth', { tab })));
  return { onClose, identity, ...view };
};

export type Opened = ReturnType<typeof openModal>;

export const tab = (name: string) => screen.getByRole('tab', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const phoneBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
export const codeBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit verification code' });

export const callsOf = ({ identity }: Opened, name: string) =>
  identity.calls.filter((call) => call.name === name).map(({ args }) => args);

/** Moves fake timers. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

/** Presses a button and waits for the result. */
export async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await pass(0);
}

/** Goes to the code step with fake timers. */
export async function sendCode(number = '0712345678') {
  type(phoneBox(), number);
  await press('Send Verification Code');
}

export async function openAtCode() {
  const opened = openModal();
  await sendCode();
  return opened;
}

export async function typeCode(code: string) {
  type(codeBox(), code);
  await pass(0);
}
