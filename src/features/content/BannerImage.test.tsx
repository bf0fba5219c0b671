import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BannerImage } from './BannerImage';

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
