import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { withMessages } from '@/shared/i18n';
import { renderWithStore } from '@/testing/renderWithStore';
import messages from './races/messages';
import { remainingTime, TimeLeft } from './RewardParts';

const Timer = withMessages(messages, TimeLeft);

describe('the time left', () => {
  afterEach(() => void jest.useRealTimers());

  it('changes each minute, is announced when the hour changes, and ends', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-10T09:00:00.000Z') });
    renderWithStore(<Timer endsAt="2026-11-10T11:00:30.000Z" over="races.over" />);
    expect(screen.getByRole('timer')).toHaveTextContent('2 hours1 minute');
    expect(screen.getByRole('status')).toHaveTextContent('2 hours left');
    expect(screen.getByText(/^Until/)).toHaveTextContent('Until 10 November 2026 at 14:00');

    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('2 hours0 minutes');
    expect(screen.getByRole('status')).toHaveTextContent('2 hours left');

    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('1 hour59 minutes');
    expect(screen.getByRole('status')).toHaveTextContent('One hour left');

    act(() => jest.advanceTimersByTime(2 * 3_600_000));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('This race is over');
  });
});

const NOW = Date.parse('2026-11-10T09:00:00.000Z');
const at = (instant: string) => remainingTime(Date.parse(instant), NOW);

describe('the remaining time', () => {
  it('is split into days, hours and minutes', () => {
    expect(at('2026-11-13T14:07:00.000Z')).toEqual({ days: 3, hours: 5, minutes: 7 });
    expect(at('2026-11-11T09:00:00.000Z')).toEqual({ days: 1, hours: 0, minutes: 0 });
  });

  it('is rounded up, so that the last minute is shown as one minute', () => {
    expect(at('2026-11-10T09:00:00.001Z')).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(at('2026-11-10T09:59:30.000Z')).toEqual({ days: 0, hours: 1, minutes: 0 });
  });

  it('is over at the end time and after it', () => {
    expect(at('2026-11-10T09:00:00.000Z')).toBeNull();
    expect(at('2026-11-09T09:00:00.000Z')).toBeNull();
  });
});
