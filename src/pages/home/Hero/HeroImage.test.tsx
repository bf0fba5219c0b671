import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { HeroImage } from './HeroImage';

const show = (src: string) => render(<HeroImage className="image" src={src} width={480} height={360} />);
const sources = () => [...document.querySelectorAll('source')].map(({ srcset, type }) => [srcset, type]);

/** The largest picture of the first screen must be quick. */
const MOST_BYTES = 15_000;
const MOST_PHONE_BYTES = 6_000;

describe('a picture of the banner', () => {
  it.each(['left', 'right', 'center'])('has an AVIF beside the WebP when it is ours: %s', (name) => {
    show(`/images/hero/${name}.webp`);
    expect(sources().at(-1)).toEqual([`/images/hero/${name}.avif`, 'image/avif']);
    const file = path.resolve(`public/images/hero/${name}.avif`);
    expect(existsSync(file) && statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(['left', 'right'])('of a card has a smaller one for phones: %s', (name) => {
    show(`/images/hero/${name}.webp`);
    const [phone] = document.querySelectorAll('source');
    expect(phone).toHaveAttribute('srcset', `/images/hero/${name}-phone.avif`);
    expect(phone).toHaveAttribute('media', '(width < 640px)');
    expect(statSync(path.resolve(`public/images/hero/${name}-phone.avif`)).size).toBeLessThanOrEqual(MOST_PHONE_BYTES);
  });

  it('in the middle, which phones do not show, has none for them', () => {
    show('/images/hero/center.webp');
    expect(sources()).toEqual([['/images/hero/center.avif', 'image/avif']]);
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
