// Draws the brand pictures into `public/`. Arguments name the files; none means all.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sheet } from './brand/kit/paint.ts';
import { checkMarks, writeJoinedMarks } from './brand/marks.ts';
import { drawIcons, drawTabIcon } from './brand/icons.ts';
import { type Picture, type Render, withRenderer } from './brand/render.ts';
import type { Scene } from './brand/scene.ts';
import { SCENES } from './brand/scenes/index.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

interface File {
  /** The end of the file name, in place of `.webp`. */
  ending: string;
  format: 'webp' | 'avif';
  maxKb: number;
  /** The width in pixels, when it is not that of the scene. */
  width?: number;
}

async function drawFile(render: Render, scene: Scene, { ending, format, maxKb, width }: File): Promise<void> {
  const file = scene.file.replace('.webp', ending);
  const svg = sheet(scene.width, scene.height, scene.draw());
  const scale = (width ?? scene.width) / scene.width;
  const { fade } = scene;
  const picture: Picture = {
    svg,
    width: scene.width * scale,
    height: scene.height * scale,
    format,
    maxBytes: maxKb * 1000,
    fade: fade && { left: fade.left * scale, bottom: fade.bottom * scale },
  };
  const bytes = await render(picture).catch((cause: unknown) => {
    throw new Error(file, { cause });
  });
  await mkdir(dirname(join(PUBLIC, file)), { recursive: true });
  await writeFile(join(PUBLIC, file), bytes);
  console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
}

async function drawScene(render: Render, scene: Scene): Promise<void> {
  const { maxKb, maxAvifKb, phone } = scene;
  await drawFile(render, scene, { ending: '.webp', format: 'webp', maxKb });
  if (maxAvifKb) await drawFile(render, scene, { ending: '.avif', format: 'avif', maxKb: maxAvifKb });
  if (phone)
    await drawFile(render, scene, {
      ending: '-phone.avif',
      format: 'avif',
      maxKb: phone.maxAvifKb,
      width: phone.width,
    });
}

const wanted = process.argv.slice(2);
const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((part) => file.includes(part));

await checkMarks(PUBLIC);
await writeJoinedMarks(PUBLIC);
await withRenderer(async (render) => {
  if (isWanted('icons')) await drawIcons(render, PUBLIC);
  if (isWanted('favicon')) await drawTabIcon(render, PUBLIC);
  for (const scene of SCENES.filter(({ file }) => isWanted(file))) await drawScene(render, scene);
});
