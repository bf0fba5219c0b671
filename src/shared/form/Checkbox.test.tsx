import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

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
