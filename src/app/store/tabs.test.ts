import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { localeChosen } from '@/features/ui';
import { displayCurrencyChosen } from '@/features/wallet';
import { playerSignedOut } from '@/identity';
import { keep, openTab, visited, write } from './keptState.testTools';

/** jsdom has one tab, so the browser's word to the other tabs is said here. */
const tellTabs = (name: string) => window.dispatchEvent(new StorageEvent('storage', { key: `persist:karata/${name}` }));

describe('two tabs on one storage', () => {
  it('keep the favourites that were chosen in both', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.dispatch(favouriteToggled('g1'));
    write();
    tellTabs('games');
    await waitFor(() => expect(second.getState().games.favourites).toEqual(['g1']));
    second.dispatch(favouriteToggled('g2'));
    write();
    tellTabs('games');
    await waitFor(() => expect(first.getState().games.favourites).toEqual(['g2', 'g1']));
    expect((await visited()).games.favourites).toEqual(['g2', 'g1']);
  });

  it('keep what the other has written in other fields, also when no word of it came', async () => {
    keep('games', { favourites: '["g0"]' });
    const [first, second] = [await openTab(), await openTab()];
    first.dispatch(favouriteToggled('g1'));
    write();
    second.dispatch(gamePlayed('g2'));
    write();
    expect((await visited()).games).toMatchObject({ favourites: ['g1', 'g0'], recentlyPlayed: ['g2'] });
  });

  it('show the choices of each other, and forget what the other forgets at a sign-out', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.dispatch(localeChosen('sw'));
    first.dispatch(displayCurrencyChosen('KES'));
    write();
    tellTabs('ui');
    tellTabs('wallet');
    await waitFor(() =>
      expect(second.getState()).toMatchObject({ ui: { locale: 'sw' }, wallet: { displayCurrency: 'KES' } }),
    );
    first.dispatch(playerSignedOut({ isInterrupted: false }));
    write();
    tellTabs('wallet');
    await waitFor(() => expect(second.getState().wallet.displayCurrency).toBeNull());
  });

  it('lose no choice that was made just before the other tab told of its own', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.dispatch(gamePlayed('g1'));
    write();
    second.dispatch(favouriteToggled('g2'));
    tellTabs('games');
    await waitFor(() => expect(second.getState().games.recentlyPlayed).toEqual(['g1']));
    expect(second.getState().games.favourites).toEqual(['g2']);
    expect((await visited()).games).toMatchObject({ favourites: ['g2'], recentlyPlayed: ['g1'] });
  });

  it('catch up when one comes back from the cache of pages, where no word reaches it', async () => {
    const tab = await openTab();
    keep('games', { favourites: '["g1"]' });
    const back = new Event('pageshow');
    Object.assign(back, { persisted: true });
    window.dispatchEvent(back);
    await waitFor(() => expect(tab.getState().games.favourites).toEqual(['g1']));
  });
});
