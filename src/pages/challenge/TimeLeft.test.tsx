import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import { TimeLeft } from './TimeLeft';

const Timer = withMessages({ en, sw: en }, TimeLeft);

describe('the time left', () => {
  afterEach(() => void jest.useRealTimers());

  it('changes each minute, is announced when the hour changes, and ends', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-10T09:00:00.000Z') });
    renderWithStore(<Timer endsAt="2026-11-10T11:00:30.000Z" />);
    expect(screen.getByRole('timer')).toHaveTextContent('0 days2 hours1 minute');
    expect(screen.getByRole('status')).toHaveTextContent('2 hours left');

    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('0 days2 hours0 minutes');
    expect(screen.getByRole('status')).toHaveTextContent('2 hours left');

    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('0 days1 hour59 minutes');
    expect(screen.getByRole('status')).toHaveTextContent('One hour left');

    act(() => jest.advanceTimersByTime(2 * 3_600_000));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('This challenge is over');
  });
});
