import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { ErrorBoundary } from '.';

function Broken(): never {
  throw new TypeError('x is not a function');
}

describe('the boundary of a part', () => {
  // The first failure of this file: afterwards its notice is loaded.
  it('shows that it waits while the notice of a failure loads, and then the notice once', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(console, 'error').mockReturnValue();
    fakeApi({});
    renderWithStore(
      <ErrorBoundary waiting={<p>waiting</p>}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('waiting')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('waiting')).toBeNull();
  });
});
