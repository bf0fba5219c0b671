import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import SpinWheel from '../modals';
import { SPIN_MS } from './useSpin';

const LABELS = ['50%', 'Jackpot', '25 FS', '25%', '100 FS', '150%', '25 FS', '50 FS'];

const open = () => {
  const onClose = jest.fn();
  return { onClose, ...renderWithStore(<SpinWheel onClose={onClose} />) };
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

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the spin wheel', () => {
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
    expect(screen.getByText(/just for fun: it awards nothing/)).toBeInTheDocument();
  });

  it('says that no prize is awarded above everything that can be pressed to spin', () => {
    open();
    const note = screen.getByText(/just for fun: it awards nothing/);
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

  it('can be closed while spinning', () => {
    const { onClose } = open();
    press('Spin');
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
