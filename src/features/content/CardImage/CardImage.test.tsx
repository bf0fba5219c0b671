import { describe, expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { dataSaverChosen } from '@/features/ui';
import { renderWithStore } from '@/testing/renderWithStore';
import { CardImage } from './CardImage';

const picture = (container: HTMLElement) => container.querySelector('img');

describe('the picture of a card', () => {
  it('is decoration with a fixed size', () => {
    const { container } = renderWithStore(<CardImage src="/images/a.webp" icon="gift" />);
    expect(picture(container)).toHaveAttribute('alt', '');
    expect(picture(container)).toHaveAttribute('width', '640');
  });

  it('is replaced by the icon when it fails', () => {
    const { container } = renderWithStore(<CardImage src="/images/a.webp" icon="gift" />);
    const image = picture(container);
    if (image) fireEvent.error(image);
    expect(picture(container)).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('is not loaded with data saver on', () => {
    const { container, store } = renderWithStore(<CardImage src="/images/a.webp" icon="gift" />);
    act(() => void store.dispatch(dataSaverChosen(true)));
    expect(picture(container)).toBeNull();
  });
});
