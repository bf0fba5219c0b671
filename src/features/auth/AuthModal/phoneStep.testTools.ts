import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { rememberConsent } from '../session/consent';

/** No consent from an earlier test, and a test clock. */
export const beginPhoneStep = () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    rememberConsent(false);
  });
  afterEach(() => void jest.useRealTimers());
};

export const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
