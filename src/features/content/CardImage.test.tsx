import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dataSaverChosen } from '@/features/ui';
import { renderWithStore } from '@/testing/renderWithStore';
import { BannerImage, CardImage } from './CardImage';

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

const FOLDER = 'public/images/banners';
const MOST_BYTES = 14_000;
const sources = () => [...document.querySelectorAll('source')].map(({ srcset, type }) => [srcset, type]);

describe('the file of a banner', () => {
  it.each(readdirSync(FOLDER).filter((file) => file.endsWith('.webp')))(
    'has an AVIF beside the WebP, which is smaller, when it is ours: %s',
    (file) => {
      render(<BannerImage src={`/images/banners/${file}`} />);
      const avif = file.replace('webp', 'avif');
      expect(sources()).toEqual([[`/images/banners/${avif}`, 'image/avif']]);
      const place = path.join(FOLDER, avif);
      expect(existsSync(place) && statSync(place).size).toBeLessThanOrEqual(MOST_BYTES);
    },
  );

  it('of an operator is as it is', () => {
    render(<BannerImage src="https://cdn.example/offer.webp" />);
    expect(sources()).toEqual([]);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', 'https://cdn.example/offer.webp');
  });

  it('keeps its space, comes when it is near, and is decoded beside other work', () => {
    render(<BannerImage src="/images/banners/vip.webp" />);
    const image = screen.getByRole('presentation');
    expect(['width', 'height', 'loading', 'decoding'].map((name) => image.getAttribute(name))).toEqual([
      '640',
      '360',
      'lazy',
      'async',
    ]);
  });
});
