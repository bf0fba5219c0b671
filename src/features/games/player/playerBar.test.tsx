import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { selectIsFavourite } from '@/features/games';
import { selectSoundChoice } from '@/features/ui';
import { fakePlayerTime, frame, modalsOver, open, OWN_GAME } from './gamePlayer.testTools';

fakePlayerTime();

/** The game is there, and tells its credits. */
function startOwnGame(text = '1,000') {
  const opened = open(OWN_GAME);
  fireEvent.load(frame());
  const data = { source: 'karata-game', type: 'balance', text };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: frame().contentWindow })));
  const told = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const commands = () => told.mock.calls.map(([message]) => message as unknown);
  return { ...opened, commands };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the bar over a game', () => {
  it('asks a game of the house to leave its own bar out', () => {
    open(OWN_GAME);
    expect(frame().src).toContain('bar=site');
  });

  it('shows the demo credits as the game tells them', () => {
    startOwnGame('1,250');
    expect(screen.getByText('1,250').parentElement).toHaveTextContent('Demo 1,250');
  });

  it('turns the sound of the game on and off, and remembers it', () => {
    const { store, commands } = startOwnGame();
    press('Sound of the game');
    expect(selectSoundChoice(store.getState())).toBe(false);
    press('Sound of the game');
    expect(selectSoundChoice(store.getState())).toBe(true);
    expect(commands()).toEqual(['soundOff', 'soundOn'].map((type) => ({ source: 'karata-site', type })));
  });

  it('opens the rules of the game', () => {
    const { commands } = startOwnGame();
    press('How to play');
    expect(commands()).toEqual([{ source: 'karata-site', type: 'help' }]);
  });

  it('has no sound and no rules for a game that does not speak with it', () => {
    open();
    fireEvent.load(frame());
    expect(screen.queryByRole('button', { name: 'How to play' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sound of the game' })).toBeNull();
    expect(screen.getByText('Demo')).toBeVisible();
  });

  it('makes the game a favourite, and takes it back', () => {
    const { store } = open();
    press('Favourite: Savanna Gold');
    expect(selectIsFavourite(store.getState(), 'g1')).toBe(true);
    press('Favourite: Savanna Gold');
    expect(selectIsFavourite(store.getState(), 'g1')).toBe(false);
  });

  it('asks a visitor to log in before the deposit', () => {
    const { store } = open();
    press('Deposit');
    expect(modalsOver(store)).toMatchObject([
      { id: 'auth', props: { tab: 'login', wish: { id: 'deposit', props: {} } } },
    ]);
  });
});
