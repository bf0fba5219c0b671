import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuildMark, markBuild } from '../../../contract/buildMark.ts';
import type { AppConfig } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const LIVE = {
  projectId: 'live',
  apiKey: 'key',
  authDomain: 'live.firebaseapp.com',
  serviceAccount: '',
  emulatorUrl: undefined,
};
export const FOR_LIVE = { mode: 'production', projectId: 'live' } as const;

/** A server of the project `live`, with a web app that has this build mark. */
export async function startProduction(mark: BuildMark | undefined, config: Partial<AppConfig> = {}): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karata-live-'));
  const html = '<!doctype html><title>Karata</title><script>go()</script>';
  writeFileSync(path.join(folder, 'index.html'), mark ? markBuild(html, mark) : html);
  try {
    return await startTestApp({
      webDir: folder,
      mode: 'production',
      identity: LIVE,
      siteOrigins: ['https://karata.example'],
      ...config,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
