// Draws the brand pictures into `public/`. Arguments name the files; none means all.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sheet } from './kit/paint.ts';
import { checkMarks } from './marks.ts';
import { drawIcons } from './icons.ts';
import { type Render, withRenderer } from './render.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes/index.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');

async function drawScene(render: Render, { file, width, height, maxKb, draw, fade }: Scene): Promise<void> {
  const picture = {
    svg: sheet(width, height, draw()),
    width,
    height,
    format: 'webp',
    maxBytes: maxKb * 1000,
    fade,
  } as const;
  const bytes = await render(picture).catch((cause: unknown) => {
    throw new Error(file, { cause });
  });
  await mkdir(dirname(join(PUBLIC, file)), { recursive: true });
  await writeFile(join(PUBLIC, file), bytes);
  console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
}

const wanted = process.argv.slice(2);
const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((part) => file.includes(part));

await checkMarks(PUBLIC);
await withRenderer(async (render) => {
  if (isWanted('icons')) await drawIcons(render, PUBLIC);
  for (const scene of SCENES.filter(({ file }) => isWanted(file))) await drawScene(render, scene);
});
