import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@contract/settings.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi } from '@/testing/fakeApi';
import { installFakeAudio, removeFakeAudio } from '@/testing/fakeAudio';
import { describeEndpoints } from '@/testing/describeEndpoints';
import { renderWithStore } from '@/testing/renderWithStore';
import { soundChosen } from '../uiSlice';
import type { ThemeColours } from './operatorColours';
import { settingsApi, useSettings } from './settings';
import { useIsSiteSoundOn, useIsSoundOn, useSound } from './sound';
import { useColours } from './theme';

describeEndpoints('the settings', {
  getSettings: {
    ask: (dispatch) => dispatch(settingsApi.endpoints.getSettings.initiate()),
    sends: 'GET settings',
    of: 'everybody',
    answer: [{ siteName: 'Bahati', primaryColor: 'no colour' }, { siteName: 'Another' }],
    reads: { siteName: 'Bahati', primaryColor: '#8b3dff', maintenanceMode: false },
    refuses: ['settings', 7, []],
  },
});

const GREEN: ThemeColours = { primaryColor: '#0a7d4f', secondaryColor: '#123456', accentColor: '#ffee00' };

function Coloured({ colours }: { colours: ThemeColours }) {
  useColours(colours);
  return null;
}

const worn = (name: string) => document.documentElement.style.getPropertyValue(name);

describe('the colours of the operator', () => {
  it('are applied, and removed when the site has its own colours again', async () => {
    const { rerender } = render(<Coloured colours={GREEN} />);
    await waitFor(() => expect(worn('--primary')).toBe('#0a7d4f'));
    expect(worn('--on-accent')).toBe('#14081d');
    rerender(<Coloured colours={{ ...GREEN, primaryColor: '#ffffff' }} />);
    await waitFor(() => expect(worn('--primary')).toBe('#ffffff'));
    rerender(<Coloured colours={DEFAULT_SETTINGS} />);
    expect(worn('--primary')).toBe('');
    expect(worn('--on-accent')).toBe('');
  });
});

function Site() {
  const isOn = useIsSiteSoundOn();
  useSound('credited', true);
  return (
    <p>
      {useSettings().siteName} {isOn ? 'sounds' : 'is silent'}, games {useIsSoundOn() ? 'sound' : 'are silent'}
    </p>
  );
}

/** Plays sounds on request. */
function Win() {
  const [isWon, setIsWon] = useState(false);
  useSound('credited', isWon);
  return <button onClick={() => setIsWon(true)}>Win</button>;
}

const open = (enableSoundEffects: boolean) => {
  fakeApi({ settings: { data: { siteName: 'Bahati', enableSoundEffects } } });
  return renderWithStore(
    <>
      <Site />
      <Win />
    </>,
  );
};

const untilSaid = (words: string) => screen.findByText(words);

describe('the sounds of the site', () => {
  let audio: ReturnType<typeof installFakeAudio>;
  beforeEach(() => {
    audio = installFakeAudio();
  });
  afterEach(removeFakeAudio);

  it('are on when the operator turned them on', async () => {
    const { store } = open(true);
    expect(store.getState().ui.isSoundOn).toBeNull();
    await untilSaid('Bahati sounds, games sound');
    await waitFor(() => expect(audio.notes).toEqual([659, 988]));
  });

  it('are off when the operator turned them off', async () => {
    open(false);
    expect(await untilSaid('Bahati is silent, games are silent')).toBeVisible();
  });

  it('stay off there for a player who turned them on before, but games use the choice of the player', async () => {
    const { store, user } = open(false);
    act(() => void store.dispatch(soundChosen(true)));
    expect(await untilSaid('Bahati is silent, games sound')).toBeVisible();
    const before = audio.notes.length;
    await user.click(screen.getByRole('button', { name: 'Win' }));
    expect(audio.notes).toHaveLength(before);
  });

  it('are off when the player turned them off, with any choice of the operator', async () => {
    const { store } = open(true);
    await untilSaid('Bahati sounds, games sound');
    await waitFor(() => expect(audio.notes).toHaveLength(2));
    act(() => void store.dispatch(soundChosen(false)));
    expect(await untilSaid('Bahati is silent, games are silent')).toBeVisible();
    expect(audio.notes).toHaveLength(2);
  });

  it('stop when their component is removed', async () => {
    const { unmount } = open(true);
    await waitFor(() => expect(audio.notes).toHaveLength(2));
    unmount();
    expect(audio.silenced()).toBe(1);
  });
});
