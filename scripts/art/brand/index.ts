// Draws the brand pictures into `public/`. Arguments name the files; none means all.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sheet } from './kit/paint.ts';
import { writeJoinedMarks } from './joinMarks.ts';
import { checkMarks } from './marks.ts';
import { drawIcons } from './icons.ts';
import { type Render, withRenderer } from './render.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes/index.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');

async function drawFile(render: Render, scene: Scene, format: 'webp' | 'avif', maxKb: number): Promise<void> {
  const { width, height, draw, fade } = scene;
  const file = scene.file.replace(/webp$/, format);
  const svg = sheet(width, height, draw());
  const bytes = await render({ svg, width, height, format, maxBytes: maxKb * 1000, fade }).catch((cause: unknown) => {
    throw new Error(file, { cause });
  });
  await mkdir(dirname(join(PUBLIC, file)), { recursive: true });
  await writeFile(join(PUBLIC, file), bytes);
  console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
}

async function drawScene(render: Render, scene: Scene): Promise<void> {
  await drawFile(render, scene, 'webp', scene.maxKb);
  if (scene.maxAvifKb) await drawFile(render, scene, 'avif', scene.maxAvifKb);
}

const wanted = process.argv.slice(2);
const isWanted = (file: string): boolean => wanted.length === 0 || wanted.some((part) => file.includes(part));

await checkMarks(PUBLIC);
await writeJoinedMarks(PUBLIC);
await withRenderer(async (render) => {
  if (isWanted('icons')) await drawIcons(render, PUBLIC);
  for (const scene of SCENES.filter(({ file }) => isWanted(file))) await drawScene(render, scene);
});
