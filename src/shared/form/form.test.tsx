import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Checkbox } from './Choices';
import { SelectField } from './SelectField';

describe('a checkbox', () => {
  it('is named by its words and reports each tick, also by keyboard', async () => {
    const onToggle = jest.fn();
    render(
      <Checkbox isChecked={false} aria-invalid onToggle={onToggle}>
        I agree
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toBeInvalid();
    await userEvent.click(screen.getByText('I agree'));
    box.focus();
    await userEvent.keyboard(' ');
    expect(onToggle.mock.calls).toEqual([[true], [true]]);
  });
});

const OPTIONS = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'sw', text: 'Kiswahili', lang: 'sw' },
];

const show = (own: Partial<ComponentProps<typeof SelectField>> = {}) => {
  const onChoose = jest.fn();
  render(<SelectField label="Language" value="en" options={OPTIONS} onChoose={onChoose} {...own} />);
  return { onChoose, select: screen.getByRole('combobox', { name: 'Language' }) };
};

describe('a select field', () => {
  it('has its label, its options with their language, and its value', () => {
    const { select } = show();
    expect(select).toHaveValue('en');
    expect(select).toBeValid();
    expect(select).toHaveAccessibleDescription('');
    expect(screen.getByRole('option', { name: 'Kiswahili' })).toHaveAttribute('lang', 'sw');
  });

  it('is described by its hint and its error, which is announced', () => {
    const { select } = show({ hint: 'Of the whole site', error: 'Not saved' });
    expect(select).toHaveAccessibleDescription('Not saved Of the whole site');
    expect(select).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  it('reports a choice', async () => {
    const { onChoose, select } = show();
    await userEvent.selectOptions(select, 'sw');
    expect(onChoose.mock.calls).toEqual([['sw']]);
  });

  it('accepts no other choice while one is saved, and keeps the focus', async () => {
    const { onChoose, select } = show({ isBusy: true });
    await userEvent.selectOptions(select, 'sw');
    expect(onChoose).not.toHaveBeenCalled();
    expect(select).toBeEnabled();
    expect(select).toHaveFocus();
  });
});
