import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { soundChosen } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { installFakeAudio, removeFakeAudio } from '@/testing/fakeAudio';
import { recordActions, storyOf } from '@/testing/recordActions';
import { renderWithStore } from '@/testing/renderWithStore';
import SpinWheel from '../modals';
import { SPIN_MS } from './useDailySpin';

const LABELS = ['50%', 'Jackpot', '25 FS', '25%', '100 FS', '150%', '25 FS', '50 FS'];

const open = () => {
  const onClose = jest.fn();
  return { onClose, ...renderWithStore(<SpinWheel onClose={onClose} />, { modal: ['spinWheel', {}] }) };
};

/** The next draw gives this segment. */
const draw = (index: number) =>
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).fill(index);
    return bytes;
  });

const disc = () => document.querySelector<SVGGElement>('[data-degrees]');
const standsAt = () => Number(disc()?.dataset['degrees']);
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the spin wheel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows the eight segments in order', () => {
    open();
    expect([...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(LABELS);
  });

  it.each([
    'Daily Bonus',
    'KSh 50,000',
    'Instant Win',
    'Get bonus on the first dep or catch a jackpot',
    'Tap the wheel to spin and win!',
    'Free spin available daily!',
  ])('says %j', (text) => {
    open();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says clearly that no prize is awarded', () => {
    open();
    expect(screen.getByText(/^Just for fun today\. There is no prize\.$/)).toBeInTheDocument();
  });

  it('says to a visitor on what day a turn pays', async () => {
    const segments = LABELS.map(() => ({ weight: 1, bonusKes: 5 }));
    fakeApi({ 'content/wheel-terms': { data: [{ id: 'w', isActive: true, stakedKes: 2_000, segments }] } });
    jest.useRealTimers();
    open();
    expect(
      await screen.findByText(
        /^Just for fun today\. Bet Ksh.2,000 in a day for a turn that pays\. Blackjack counts a tenth\.$/,
      ),
    ).toBeInTheDocument();
  });

  it('says that no prize is awarded above everything that can be pressed to spin', () => {
    open();
    const note = screen.getByText(/^Just for fun today\. There is no prize\.$/);
    for (const name of ['Spin', 'Spin the wheel']) {
      expect(note.compareDocumentPosition(screen.getByRole('button', { name }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it.each(LABELS.map((label, index) => [index, label] as const))('lands draw %d on %s', (index, label) => {
    draw(index);
    open();
    press('Spin');
    expect((standsAt() + index * 45) % 360).toBe(0);
    expect(disc()?.style.transform).toBe(`rotate(${standsAt()}deg)`);
    advance(SPIN_MS);
    expect(screen.getByRole('status')).toHaveTextContent(`You landed on ${label}!`);
  });

  it('shows ... for 3 s and hides the result until then', () => {
    draw(1);
    open();
    press('Spin');
    expect(screen.getByRole('button', { name: '...' })).toHaveAttribute('aria-disabled', 'true');
    advance(2_999);
    expect(screen.getByRole('status')).not.toHaveTextContent('Jackpot');
    expect(screen.getByRole('button', { name: '...' })).toBeInTheDocument();
    advance(1);
    expect(screen.getByRole('status')).toHaveTextContent('You landed on Jackpot!');
    expect(screen.getByRole('button', { name: 'Spin' })).toBeInTheDocument();
  });

  it('spins when the wheel is tapped', () => {
    draw(2);
    open();
    press('Spin the wheel');
    advance(SPIN_MS);
    expect(screen.getByRole('status')).toHaveTextContent('You landed on 25 FS!');
  });

  it('draws once for several presses during a spin', () => {
    const drawn = draw(4);
    open();
    press('Spin');
    const target = standsAt();
    press('...');
    press('Spin the wheel');
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(standsAt()).toBe(target);
  });

  it('starts the next turn at its present position', () => {
    draw(4);
    open();
    press('Spin');
    advance(SPIN_MS);
    const first = standsAt();
    press('Spin');
    expect(standsAt()).toBeGreaterThan(first);
  });

  it('shows the result at once with reduced motion', () => {
    const query = window.matchMedia('');
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(query, { matches: true }));
    draw(5);
    open();
    press('Spin');
    expect(screen.getByRole('status')).toHaveTextContent('You landed on 150%!');
    expect(screen.getByRole('button', { name: 'Spin' })).toBeInTheDocument();
  });

  it('is ready, spinning and shown in the store, step by step', () => {
    draw(2);
    const { store } = open();
    expect(store.getState().ui.modals).toMatchObject([{ id: 'spinWheel', step: 'ready' }]);
    const recording = recordActions(store);
    press('Spin');
    expect(store.getState().ui.modals).toMatchObject([{ step: 'spinning', status: { segment: 2 } }]);
    advance(SPIN_MS);
    expect(store.getState().ui.modals).toMatchObject([{ step: 'shown', status: { segment: 2, isNew: false } }]);
    expect(storyOf(recording)).toEqual(['rewards/wheelTurned', 'rewards/wheelStopped']);
  });

  it('can be closed while spinning', () => {
    const { onClose } = open();
    press('Spin');
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

const RINGING = [523, 659, 784, 1047];

describe('the sound of the wheel', () => {
  let audio: ReturnType<typeof installFakeAudio>;
  beforeEach(() => {
    audio = installFakeAudio();
  });
  afterEach(removeFakeAudio);

  it('ticks while the wheel turns, and stops with it', async () => {
    const { unmount } = open();
    press('Spin');
    await waitFor(() => expect(audio.notes).toHaveLength(24));
    unmount();
    expect(audio.silenced()).toBe(1);
    expect(audio.notes).toHaveLength(24);
  });

  it('rings when the wheel stops, and a wheel that does not turn does not tick', async () => {
    fakeApi({ settings: { data: { siteName: 'Bahati', enableAnimations: false } } });
    open();
    press('Spin');
    await screen.findByText(/^You landed on/);
    await waitFor(() => expect(audio.notes.slice(-4)).toEqual(RINGING));
  });

  it('is off for a player who turned sounds off', async () => {
    const { store } = open();
    act(() => void store.dispatch(soundChosen(false)));
    press('Spin');
    await screen.findByText(/^You landed on/);
    expect(audio.notes).toEqual([]);
  });
});
