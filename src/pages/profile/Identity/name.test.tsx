import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { selectPlayer } from '@/features/auth';
import { FAULTS } from '@/testing/fakeApi';
import { openProfile, takeChanges } from '../profilePage.testTools';

describe('the name of a player', () => {
  it('is changed on the server and in the header, and the focus returns', async () => {
    const { user, store } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    const box = screen.getByRole('textbox', { name: 'Display name' });
    expect(box).toHaveValue('Simba5678');
    await user.clear(box);
    await user.type(box, '  Amina W {Enter}');
    expect(await screen.findByText('Your name is saved.')).toBeVisible();
    expect(changes).toEqual([{ displayName: 'Amina W' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amina W');
    expect(selectPlayer(store.getState())?.displayName).toBe('Amina W');
    expect(screen.getByRole('button', { name: 'Edit name' })).toHaveFocus();
  });

  it('is refused when it is too short, without a request', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    const box = screen.getByRole('textbox', { name: 'Display name' });
    await user.clear(box);
    await user.type(box, 'A{Enter}');
    expect(box).toHaveAccessibleDescription('Please enter a name of at least 2 characters.');
    expect(changes).toEqual([]);
  });

  it('stays as typed when it could not be saved', async () => {
    const { user } = await openProfile();
    takeChanges(() => FAULTS.serverError());
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await user.keyboard('Amina{Enter}');
    expect(await screen.findByText('Not saved. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Amina');
  });

  it('stays unchanged after Escape and Cancel', async () => {
    const { user } = await openProfile();
    const changes = takeChanges();
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await user.keyboard('Other{Escape}');
    await user.click(screen.getByRole('button', { name: 'Edit name' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Simba5678');
    expect(changes).toEqual([]);
  });
});
