import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { rememberConsent } from '../../session/consent';

/** No consent from the test before, and a clock that a test moves. */
export const beginPhoneStep = () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    rememberConsent(false);
  });
  afterEach(() => void jest.useRealTimers());
};

export const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
