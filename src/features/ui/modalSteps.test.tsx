import { describe, expect, it } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { playerSignedOut } from '@/identity';
import { makeTestStore } from '@/testing/renderWithStore';
import { hasStep, stepAction } from './modals';
import { type Flow, useModalFlow } from './useModalFlow';
import { modalClosed, modalOpened, modalTabChosen, uiReducer, type UiState } from './uiSlice';

const after = (...actions: UnknownAction[]): UiState => actions.reduce(uiReducer, uiReducer(undefined, { type: '' }));
const DEPOSIT = modalOpened('deposit', {});
const stepOf = (state: UiState, id: string) => state.modals.find((modal) => modal.id === id)?.step;

describe('an open modal', () => {
  it('begins with its first step, or with none when it has no steps', () => {
    const state = after(DEPOSIT, modalOpened('withdraw', {}), modalOpened('auth', { tab: 'login' }));
    expect(state.modals.map(({ step }) => step)).toEqual(['form', 'form', 'phone']);
    expect(after(modalOpened('consent', {})).modals[0]).not.toHaveProperty('step');
  });

  it('goes to the step in an action of its feature, and other modals keep their step', () => {
    const sent = stepAction('wallet/promptSent', { depositId: 'd1' }, 'deposit', 'waiting');
    const state = after(DEPOSIT, modalOpened('withdraw', {}), sent);
    expect(stepOf(state, 'deposit')).toBe('waiting');
    expect(stepOf(state, 'withdraw')).toBe('form');
  });

  const status = { segment: 3, degrees: 2_025, isNew: false };
  const TURNED = stepAction('rewards/wheelTurned', status, 'spinWheel', 'spinning');
  const SENT = stepAction('wallet/promptSent', { depositId: 'd1' }, 'deposit', 'waiting');
  const REQUESTED = stepAction('wallet/withdrawalRequested', { amountMinor: 2_500 }, 'withdraw', 'sending');
  const ALL = [modalOpened('spinWheel', {}), DEPOSIT, modalOpened('withdraw', {})];

  it('keeps the status of its step, and has none before', () => {
    const { modals } = after(...ALL, TURNED, SENT);
    expect(modals).toMatchObject([
      { id: 'spinWheel', step: 'spinning', status },
      { id: 'deposit', status: { depositId: 'd1' } },
      { id: 'withdraw' },
    ]);
    expect(modals[2]).not.toHaveProperty('status');
  });

  it('starts with its first step and without a status when it opens again', () => {
    expect(stepOf(after(DEPOSIT, SENT, modalClosed('deposit'), DEPOSIT), 'deposit')).toBe('form');
    const { modals } = after(...ALL, SENT, REQUESTED, DEPOSIT);
    expect(modals).toMatchObject([
      { id: 'spinWheel' },
      { id: 'withdraw', status: { amountMinor: 2_500 } },
      { id: 'deposit' },
    ]);
    expect(modals[2]).not.toHaveProperty('status');
    expect(after(...ALL, REQUESTED, modalOpened('withdraw', {})).modals[2]).not.toHaveProperty('status');
  });

  it.each([true, false])('about money has no status after the session, interrupted: %s', (isInterrupted) => {
    const { modals } = after(...ALL, TURNED, SENT, REQUESTED, playerSignedOut({ isInterrupted }));
    expect(modals[0]).toMatchObject({ id: 'spinWheel', status });
    expect(modals[1]).not.toHaveProperty('status');
    expect(modals[2]).not.toHaveProperty('status');
  });

  it('is not opened by one of its steps', () => {
    expect(after(stepAction('wallet/promptSent', {}, 'deposit', 'waiting')).modals).toEqual([]);
  });

  it('has the tab that was chosen', () => {
    const state = after(modalOpened('auth', { tab: 'login' }), modalTabChosen('register'));
    expect(state.modals[0]?.props).toEqual({ tab: 'register' });
  });
});

describe('a step of a feature', () => {
  it('names the modal that it moves', () => {
    const sent = stepAction('wallet/promptSent', {}, 'deposit', 'waiting');
    expect(hasStep(sent)).toBe(true);
    expect(sent.meta.modal.id).toBe('deposit');
    expect(hasStep({ type: 'wallet/promptSent' })).toBe(false);
  });
});

describe('the flow of a modal', () => {
  interface Status {
    count: number;
  }
  const setUp = () => {
    const store = makeTestStore();
    store.dispatch(DEPOSIT);
    const seen: string[] = [];
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const useCounted = () =>
      useModalFlow<'deposit', Status, number>({
        id: 'deposit',
        initial: { count: 0 },
        reduce: (flow, by): Flow<'deposit', Status> =>
          by === 0 ? flow : { ...flow, step: 'sending', count: flow.count + by },
        nameOf: (by) => {
          seen.push(`wallet/counted${by}`);
          return `wallet/counted${by}`;
        },
      });
    return { store, seen, ...renderHook(useCounted, { wrapper }) };
  };

  it('moves the modal with one action', () => {
    const { store, seen, result } = setUp();
    act(() => result.current.act(1));
    expect(seen).toEqual(['wallet/counted1']);
    expect(stepOf(store.getState().ui, 'deposit')).toBe('sending');
    expect(result.current.flow.step).toBe('sending');
  });

  it('sends no action when nothing changes', () => {
    const { seen, result } = setUp();
    act(() => result.current.act(0));
    expect(seen).toEqual([]);
  });

  it('ignores events from before the modal was closed or opened again', () => {
    const { store, seen, result } = setUp();
    act(() => void store.dispatch(modalClosed('deposit')));
    act(() => result.current.act(1));
    act(() => void store.dispatch(DEPOSIT));
    act(() => result.current.act(1));
    expect(seen).toEqual([]);
    expect(stepOf(store.getState().ui, 'deposit')).toBe('form');
  });
});
