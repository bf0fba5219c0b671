import { chromium, type Page } from 'playwright-core';
import { encodeAvif } from '../encodeAvif.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/run/chromiumPath.ts';

export type Format = 'webp' | 'png' | 'avif';

/** An SVG document and the raster file wanted of it. Sizes in CSS pixels of the document. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
  format: Format;
  /** Maximum size of the file; the quality of a WebP or an AVIF is lowered until it fits. */
  maxBytes: number;
  /** The picture fades to nothing towards its edges. */
  fade?: Fade | undefined;
}

/** The width of the fade at the left and bottom edge, in pixels: the two edges inside a card. */
export interface Fade {
  left: number;
  bottom: number;
}

export type Render = (picture: Picture) => Promise<Buffer>;

const QUALITIES = [0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.55, 0.5, 0.45, 0.4];

/**
 * Runs in the page. The fade has a few even steps instead of an SVG mask: WebP stores transparency without loss, so the
 * dithering of a gradient would be larger than the picture.
 */
async function paint({
  svg,
  width,
  height,
  format,
  fade,
  quality = 1,
}: Picture & { quality?: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  const pixels = fade && context?.getImageData(0, 0, width, height);
  if (fade && context && pixels) {
    for (let index = 0; index < width * height; index += 1) {
      const x = Math.min(1, (index % width) / fade.left);
      const y = Math.min(1, (height - 1 - Math.floor(index / width)) / fade.bottom);
      const share = Math.round(Math.min(x, y) * 24) / 24;
      pixels.data[index * 4 + 3] = Math.round(255 * share * share * (3 - 2 * share));
    }
    context.putImageData(pixels, 0, 0);
  }
  const raw = (): string => {
    let bytes = '';
    for (const byte of context?.getImageData(0, 0, width, height).data ?? []) bytes += String.fromCharCode(byte);
    return btoa(bytes);
  };
  // Browsers write no AVIF: it is made of the pixels.
  if (format === 'avif') return raw();
  return canvas.toDataURL(`image/${format}`, quality).split(',')[1] ?? '';
}

async function encode(page: Page, picture: Picture, quality: number): Promise<Buffer> {
  return Buffer.from(await page.evaluate(paint, { ...picture, quality }), 'base64');
}

async function fitAvif(page: Page, picture: Picture): Promise<Buffer> {
  const { width, height, maxBytes } = picture;
  const pixels = Buffer.from(await page.evaluate(paint, picture), 'base64');
  const data = new Uint8ClampedArray(pixels);
  const bytes = await encodeAvif({ data, width, height, colorSpace: 'srgb' } as ImageData, maxBytes);
  if (bytes.length === 0) throw new Error(`does not fit into ${maxBytes} bytes at the lowest quality`);
  return bytes;
}

async function fit(page: Page, picture: Picture): Promise<Buffer> {
  if (picture.format === 'avif') return fitAvif(page, picture);
  for (const quality of QUALITIES) {
    const bytes = await encode(page, picture, quality);
    if (bytes.length <= picture.maxBytes) return bytes;
  }
  throw new Error(`does not fit into ${picture.maxBytes} bytes at the lowest quality`);
}

/** Opens one browser for all of `work`. */
export async function withRenderer(work: (render: Render) => Promise<void>): Promise<void> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await work((picture) => fit(page, picture));
  } finally {
    await browser.close();
  }
}
