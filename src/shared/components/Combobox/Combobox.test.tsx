import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Combobox } from './Combobox';
import { searchOptions } from './optionSearch';
import { popupPlace } from './popupPlace';

const OPTIONS = [
  { id: 'ke', label: 'Kenya', hint: '+254' },
  { id: 'tz', label: 'Tanzania', hint: '+255' },
  { id: 'ci', label: "Côte d'Ivoire", hint: '+225', keywords: 'Ivory Coast' },
];

const COUNTRIES = [
  { id: 'pt', label: 'Ureno', hint: '+351', keywords: 'Portugal pt' },
  { id: 'do', label: 'Jamhuri ya Dominika', hint: '+1', keywords: 'Dominican Republic do' },
  { id: 'ug', label: 'Uganda', hint: '+256', keywords: 'Uganda ug' },
];

const open = () => {
  const getOptions = jest.fn(() => OPTIONS);
  const onSelect = jest.fn();
  const onCancel = jest.fn();
  render(
    <div onKeyDown={onCancel} role="presentation">
      <Combobox
        label="Country: Kenya"
        getOptions={getOptions}
        selectedId="ke"
        searchLabel="Search"
        emptyText="Nothing found"
        onSelect={onSelect}
      >
        KE
      </Combobox>
      <button type="button">After</button>
    </div>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Country: Kenya' }));
  return { getOptions, onSelect, onCancel };
};

const Shut = ({ isReadOnly }: { isReadOnly: boolean }) => (
  <Combobox
    label="Country: Uganda"
    getOptions={() => OPTIONS}
    selectedId="ke"
    isReadOnly={isReadOnly}
    searchLabel="Search"
    emptyText="Nothing found"
    onSelect={() => undefined}
  >
    UG
  </Combobox>
);

const box = () => screen.getByRole('combobox', { name: 'Search' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (key: string) => fireEvent.keyDown(box(), { key });
const search = (value: string) => {
  fireEvent.change(box(), { target: { value } });
  act(() => void jest.advanceTimersByTime(250));
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the combobox', () => {
  it('opens with the focus in its search box and the chosen option marked', () => {
    open();
    expect(box()).toHaveFocus();
    expect(names()).toEqual(['Kenya+254', 'Tanzania+255', "Côte d'Ivoire+225"]);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Kenya');
    expect(marked()).toBe('Kenya+254');
  });

  it('asks for its options once, however much is typed', () => {
    const { getOptions } = open();
    search('tan');
    press('ArrowDown');
    search('ken');
    expect(names()).toEqual(['Kenya+254']);
    expect(getOptions).toHaveBeenCalledTimes(1);
  });

  it('searches after a pause of 250 ms in typing', () => {
    open();
    fireEvent.change(box(), { target: { value: 'tan' } });
    act(() => void jest.advanceTimersByTime(249));
    expect(names()).toHaveLength(3);
    act(() => void jest.advanceTimersByTime(1));
    expect(names()).toEqual(['Tanzania+255']);
  });

  it('uses the typed text when Enter is pressed before the list is updated', () => {
    const { onSelect } = open();
    fireEvent.change(box(), { target: { value: 'tan' } });
    press('Enter');
    expect(onSelect).toHaveBeenCalledWith('tz');
  });

  it('chooses the best result on Enter, not the option chosen before', () => {
    const { onSelect } = open();
    search('a');
    press('ArrowDown');
    search('c');
    expect(marked()).toBe("Côte d'Ivoire+225");
    press('Enter');
    expect(onSelect).toHaveBeenCalledWith('ci');
  });

  it('opens a dialog that its button refers to', () => {
    open();
    const button = screen.getByRole('button', { name: 'Country: Kenya' });
    const popup = screen.getByRole('dialog', { name: 'Search' });
    expect(popup).toContainElement(box());
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAttribute('aria-controls', popup.id);
  });

  it('stays closed while it is read-only', () => {
    const { rerender } = render(<Shut isReadOnly />);
    fireEvent.click(screen.getByRole('button', { name: 'Country: Uganda' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    rerender(<Shut isReadOnly={false} />);
    fireEvent.click(screen.getByRole('button', { name: 'Country: Uganda' }));
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('says that nothing was found, and Enter chooses nothing', () => {
    const { onSelect } = open();
    search('xyz');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    press('Enter');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('works with arrow keys and Enter, and stops at the ends', () => {
    const { onSelect } = open();
    press('ArrowUp');
    expect(marked()).toBe('Kenya+254');
    press('ArrowDown');
    press('ArrowDown');
    press('ArrowDown');
    expect(marked()).toBe("Côte d'Ivoire+225");
    press('ArrowUp');
    press('Enter');
    expect(onSelect).toHaveBeenCalledWith('tz');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes on Escape without closing the dialog around it, and returns the focus', () => {
    const { onCancel, onSelect } = open();
    expect(press('Escape')).toBe(false);
    expect(onCancel).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Country: Kenya' })).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('closes when the focus leaves it', () => {
    open();
    act(() => screen.getByRole('button', { name: 'After' }).focus());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('chooses an option after a press', () => {
    const { onSelect } = open();
    fireEvent.click(screen.getByRole('option', { name: /Tanzania/ }));
    expect(onSelect).toHaveBeenCalledWith('tz');
  });
});

describe('the search in options', () => {
  it.each([
    ['cote', ['ci']],
    ['IVORY coast', ['ci']],
    ['+254', ['ke']],
    ['25', ['ke', 'tz', 'ci']],
    ['  ', ['ke', 'tz', 'ci']],
    ['kenya tanzania', []],
    ['coast', ['ci']],
  ])('for %j finds %j', (text, ids) => {
    expect(searchOptions(OPTIONS, text).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['uga', ['ug', 'pt']],
    ['portu', ['pt']],
    ['rep', ['do']],
    ['+25', ['ug']],
    ['do', ['do']],
  ])('for %j finds %j, the best first', (text, ids) => {
    expect(searchOptions(COUNTRIES, text).map(({ id }) => id)).toEqual(ids);
  });

  it('finds the start of a name first, then the start of a word, then a part of a word', () => {
    const options = [
      { id: 'so', label: 'Somalia' },
      { id: 'mv', label: 'Visiwa vya Maldivi' },
      { id: 'ml', label: 'Mali' },
    ];
    expect(searchOptions(options, 'mal').map(({ id }) => id)).toEqual(['ml', 'mv', 'so']);
  });
});

const SCREEN = { top: 0, bottom: 740 };
const fieldAt = (top: number) => ({ top, bottom: top + 52 });

describe('the place of a popup list', () => {
  it('is below its field when there is room', () => {
    expect(popupPlace(fieldAt(200), SCREEN)).toEqual({ side: 'below', edge: 258, maxHeight: 340 });
  });

  it('is as high as there is room', () => {
    expect(popupPlace(fieldAt(300), { top: 0, bottom: 640 })).toEqual({ side: 'above', edge: 294, maxHeight: 286 });
    expect(popupPlace(fieldAt(280), { top: 0, bottom: 640 })).toEqual({ side: 'below', edge: 338, maxHeight: 294 });
  });

  it('is above its field when there is more room above', () => {
    expect(popupPlace(fieldAt(500), SCREEN)).toMatchObject({ side: 'above', edge: 494 });
  });

  it('is never behind the keyboard, and may cover the field', () => {
    const view = { top: 100, bottom: 340 };
    const { side, edge, maxHeight } = popupPlace(fieldAt(220), view);
    expect(side).toBe('above');
    expect(edge - maxHeight).toBeGreaterThanOrEqual(view.top);
    expect(edge).toBeLessThanOrEqual(view.bottom);
  });
});
