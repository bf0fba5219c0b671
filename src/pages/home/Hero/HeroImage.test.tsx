import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { HeroImage } from './HeroImage';

const show = (src: string) => render(<HeroImage className="image" src={src} width={480} height={360} />);
const sources = () => [...document.querySelectorAll('source')].map(({ srcset, type }) => [srcset, type]);

/** The largest picture of the first screen must be quick. */
const MOST_BYTES = 15_000;

describe('a picture of the banner', () => {
  it.each(['left', 'right', 'center'])('has an AVIF beside the WebP when it is ours: %s', (name) => {
    show(`/images/hero/${name}.webp`);
    expect(sources()).toEqual([[`/images/hero/${name}.avif`, 'image/avif']]);
    const file = path.resolve(`public/images/hero/${name}.avif`);
    expect(existsSync(file) && statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(['https://cdn.example/left.webp', '/images/games/left.webp', '/images/hero/left.png'])(
    'of an operator is as it is: %s',
    (src) => {
      show(src);
      expect(sources()).toEqual([]);
      expect(screen.getByRole('presentation')).toHaveAttribute('src', src);
    },
  );

  it('leaves its place to the background when it fails', () => {
    const { container } = show('/images/hero/left.webp');
    fireEvent.error(screen.getByRole('presentation'));
    expect(container).toBeEmptyDOMElement();
  });
});
