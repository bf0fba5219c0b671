import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { soundChosen } from '@/features/ui';
import { installFakeAudio, removeFakeAudio } from '@/testing/fakeAudio';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import SpinWheel from '../modals';

let audio: ReturnType<typeof installFakeAudio>;
beforeEach(() => {
  audio = installFakeAudio();
});
afterEach(removeFakeAudio);

const open = () => renderWithStore(<SpinWheel onClose={() => undefined} />);
const spin = () => fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
const RINGING = [523, 659, 784, 1047];

describe('the sound of the wheel', () => {
  it('ticks while the wheel turns, and stops with it', async () => {
    const { unmount } = open();
    spin();
    await waitFor(() => expect(audio.notes).toHaveLength(24));
    unmount();
    expect(audio.silenced()).toBe(1);
    expect(audio.notes).toHaveLength(24);
  });

  it('rings when the wheel stops, and a wheel that does not turn does not tick', async () => {
    fakeApi({ settings: { data: { siteName: 'Bahati', enableAnimations: false } } });
    open();
    spin();
    await screen.findByText(/^You landed on/);
    await waitFor(() => expect(audio.notes.slice(-4)).toEqual(RINGING));
  });

  it('is off for a player who turned sounds off', async () => {
    const { store } = open();
    act(() => void store.dispatch(soundChosen(false)));
    spin();
    await screen.findByText(/^You landed on/);
    expect(audio.notes).toEqual([]);
  });
});
