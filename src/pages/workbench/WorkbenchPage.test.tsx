import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import * as sharedComponents from '@/shared/components';
import { renderWithStore } from '@/testing/renderWithStore';
import { TEXT_PAIRS, TOKENS } from './sections/ContrastPairs';
import WorkbenchPage from './WorkbenchPage';

const open = () => renderWithStore(<WorkbenchPage />, { page: 'workbench' });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the workbench page', () => {
  it('shows every variable of the style sheet', () => {
    const written = readFileSync('src/shared/styles/tokens.scss', 'utf8').matchAll(/^ {2}(--[\w-]+):/gm);
    expect(
      Object.values(TOKENS)
        .flat()
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual([...written].map(([, name]) => name).toSorted((a, b) => String(a).localeCompare(String(b))));
  });

  it('shows every shared component', () => {
    const folder = 'src/pages/workbench/sections';
    const specimens = readdirSync(folder)
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
    // AnyIcon draws with the first two; Later shows nothing of its own.
    const components = Object.keys(sharedComponents).filter((name) => !['Icon', 'PathIcon', 'Later'].includes(name));
    expect(components).toContain('AnyIcon');
    expect(components.filter((name) => !new RegExp(String.raw`<${name}\b`).test(specimens))).toEqual([]);
  });

  it('uses the colours of the chosen theme', async () => {
    const { user } = open();
    const page = screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('[style]');
    const primary = () => page?.style.getPropertyValue('--primary');
    expect(primary()).toBe('#8b3dff');
    await user.click(screen.getByRole('button', { name: 'Neon' }));
    expect(screen.getByRole('button', { name: 'Neon' })).toHaveAttribute('aria-pressed', 'true');
    expect(primary()).toBe('#39ff14');
    expect(part('Contrast').getAllByRole('figure')).toHaveLength(TEXT_PAIRS.length);
  });

  it('opens a dialog that can be closed', async () => {
    const { user } = open();
    await user.click(part('Dialogs').getAllByRole('button', { name: 'Open' })[0] as HTMLElement);
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a tile in every state', () => {
    open();
    const tiles = part('Game tiles');
    for (const text of ['Maintenance', 'Inactive', 'Game URL not configured', 'Image not available'])
      expect(tiles.getByText(text)).toBeVisible();
  });

  it('is shown in both languages', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Kiswahili' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meza ya kazi' })).toBeVisible();
  });
});
