import { describe, expect, it } from '@jest/globals';
import { pictureHints } from './pictureHints.ts';

const AVIF = '<source type="image/avif" srcSet="/images/hero/left.avif"/>';
const image = (src: string, priority = 'high') => `<img class="a" src="${src}" alt="" fetchPriority="${priority}"/>`;

describe('the hints of a page', () => {
  it('name its first pictures, in the better format when there is one', () => {
    const html = `<picture class="p">${AVIF}${image('/images/hero/left.webp')}</picture><picture>${image('/uploads/b.jpg')}</picture>`;
    expect(pictureHints(html)).toBe(
      '</images/hero/left.avif>; rel=preload; as=image; type="image/avif"; fetchpriority=high, ' +
        '</uploads/b.jpg>; rel=preload; as=image; fetchpriority=high',
    );
  });

  it.each([
    ['a picture that can wait', image('/a.webp', 'low')],
    ["another site's picture, by the scheme of the page", image('//cdn.example/a.webp')],
    [
      'a picture of several widths',
      `<source type="image/avif" srcSet="/a.avif 240w, /b.avif 480w"/>${image('/a.webp')}`,
    ],
    [
      'a picture whose file depends on the screen',
      `<source media="(width &lt; 640px)" type="image/avif" srcSet="/a-phone.avif"/>${AVIF}${image('/a.webp')}`,
    ],
    ["another site's picture", image('https://cdn.example/a.webp')],
    ['an address that would end the header', image('/a.webp>; rel=x, </b')],
  ])('leave out %s', (_, picture) => {
    expect(pictureHints(`<picture>${picture}</picture>`)).toBe('');
  });
});
