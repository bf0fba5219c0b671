import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

const open = (props: { isModalOnly?: boolean; closesOnBackdrop?: boolean } = {}) => {
  const onClose = jest.fn();
  render(
    <Dialog label="Sign in" onClose={onClose} {...props}>
      <input aria-label="Name" />
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog'), field: screen.getByRole('textbox') };
};

/** Browsers click the common parent of both ends of a press, here the dialog. */
const drag = (from: Element, dialog: Element) => {
  fireEvent.pointerDown(from);
  fireEvent.click(dialog);
};

const escape = (dialog: Element) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

describe('the dialog', () => {
  it('closes after a press on the backdrop', () => {
    const { onClose, dialog } = open();
    drag(dialog, dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when a press begins inside and ends on the backdrop', () => {
    const { onClose, dialog, field } = open();
    drag(field, dialog);
    expect(onClose).not.toHaveBeenCalled();
    drag(dialog, dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can ignore the backdrop, and still closes with Escape', () => {
    const { onClose, dialog } = open({ closesOnBackdrop: false });
    drag(dialog, dialog);
    expect(onClose).not.toHaveBeenCalled();
    escape(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes with neither of them when it must be answered', () => {
    const { onClose, dialog } = open({ isModalOnly: true });
    drag(dialog, dialog);
    escape(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });
});
