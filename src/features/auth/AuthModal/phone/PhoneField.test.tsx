import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { localeChosen } from '@/features/ui';
import { openModal, phoneBox } from '../authModal.testTools';

const countryButton = () => screen.getByRole('button', { name: /^Country: / });
const searchBox = () => screen.getByPlaceholderText('Search country...');
const search = (value: string) => fireEvent.change(searchBox(), { target: { value } });
/** The list is long, so wait until it is rendered. */
const settled = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(count));
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const pasted = async (number: string) => {
  const { user } = openModal();
  await user.clear(phoneBox());
  await user.click(phoneBox());
  await user.paste(number);
};

describe('the phone field', () => {
  it('groups the number while the player types, without the 0 at the start', async () => {
    const { user } = openModal();
    await user.type(phoneBox(), '0712345678');
    expect(phoneBox()).toHaveValue('+254 712 345 678');
  });

  it('keeps the caret at the typed digit', async () => {
    const { user } = openModal();
    await user.type(phoneBox(), '71235678');
    await user.type(phoneBox(), '4', { initialSelectionStart: 10, initialSelectionEnd: 10 });
    expect(phoneBox()).toHaveValue('+254 712 345 678');
    expect(phoneBox().selectionStart).toBe(11);
  });

  it('deletes the digit before a space', async () => {
    const { user } = openModal();
    await user.type(phoneBox(), '712345');
    await user.type(phoneBox(), '{Backspace}', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    expect(phoneBox()).toHaveValue('+254 713 45');
  });

  it('accepts a pasted number in any notation', async () => {
    await pasted('0110 345-678');
    expect(phoneBox()).toHaveValue('+254 110 345 678');
  });

  it('shows the country of the number', async () => {
    await pasted('+447700900123');
    expect(countryButton()).toHaveAccessibleName('Country: United Kingdom (+44)');
    expect(phoneBox()).toHaveValue('+44 7700 900123');
  });

  it('has the preferred countries first', async () => {
    const { user } = openModal();
    await user.click(countryButton());
    const names = within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names.slice(0, 6)).toEqual([
      'Kenya+254',
      'United States+1',
      'United Kingdom+44',
      'Canada+1',
      'Australia+61',
      'Afghanistan+93',
    ]);
    expect(names.length).toBeGreaterThan(200);
  });

  it('changes the country by a search, keeps the number, and continues in the field', async () => {
    const { user } = openModal();
    await user.type(phoneBox(), '712345678');
    await user.click(countryButton());
    search('uganda');
    await settled(1);
    await user.click(screen.getByRole('option', { name: /Uganda/ }));
    expect(phoneBox()).toHaveValue('+256 712345678');
    expect(phoneBox()).toHaveFocus();
  });

  it('finds countries by their region, in the language of the page and in English', async () => {
    const { user, store } = openModal();
    await user.click(countryButton());
    search('eastern africa');
    await settled(21);
    expect(options().slice(0, 2)).toEqual(['Kenya+254', 'British Indian Ocean Territory+246']);
    search('afri');
    await settled(57);
    expect(options().slice(0, 2)).toEqual(['Central African Republic+236', 'South Africa+27']);
    act(() => void store.dispatch(localeChosen('sw')));
    fireEvent.change(await screen.findByPlaceholderText('Tafuta nchi...'), { target: { value: 'afrika mashariki' } });
    await settled(21);
  });

  it('says that no country matches', async () => {
    const { user } = openModal();
    await user.click(countryButton());
    search('wakanda');
    await settled(0);
    expect(screen.getByText('No country found')).toBeVisible();
  });

  it('closes only the country list on Escape, not the dialog', async () => {
    const { user, onClose } = openModal();
    await user.click(countryButton());
    const isLeftAlone = fireEvent.keyDown(searchBox(), { key: 'Escape' });
    expect(isLeftAlone).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('names the countries in the language of the page', async () => {
    const { store } = openModal();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('button', { name: 'Nchi: Kenya (+254)' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Nchi: Kenya (+254)' }));
    expect(screen.getByText('Marekani')).toBeInTheDocument();
  });
});
