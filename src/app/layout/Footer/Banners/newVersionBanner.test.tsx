import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { noteVersion, useNewVersion } from '@/shared/newVersion';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { withWords } from '@/shared/i18n';
import en from '../messages/en.json';
import sw from '../messages/sw.json';
import { NewVersionBanner } from './NewVersionBanner';

const Banner = withWords({ en, sw }, NewVersionBanner);

/** A notice that tells of the new version by itself. */
function Notice() {
  return <p>{useNewVersion() ? 'told here' : 'nothing new'}</p>;
}

function Page() {
  const [hasFailed, setHasFailed] = useState(true);
  return (
    <>
      {hasFailed && <Notice />}
      <button onClick={() => setHasFailed(false)}>mend</button>
      <Banner />
    </>
  );
}

const offer = () => screen.queryByRole('button', { name: 'Reload' });

afterEach(() => act(() => noteVersion(false)));

describe('a new version that waits', () => {
  it('is offered once it is ready, and can be put off', async () => {
    fakeApi({});
    const { user } = renderWithStore(<Banner />);
    expect(offer()).toBeNull();
    act(() => noteVersion());
    expect(offer()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(offer()).toBeNull();
  });

  it('is told in one place: a failed part tells it instead', async () => {
    fakeApi({});
    const { user } = renderWithStore(<Page />);
    await act(async () => noteVersion());
    expect(screen.getByText('told here')).toBeVisible();
    expect(offer()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'mend' }));
    expect(offer()).toBeVisible();
  });
});
