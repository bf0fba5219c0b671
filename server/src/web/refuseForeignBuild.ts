import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildMark } from '../../../contract/buildMark.ts';
import { ConfigError } from '../config/Config.ts';

/** Production serves only its own build, because a sandbox build contains test code. @throws ConfigError */
export function refuseForeignBuild(webDir: string, projectId: string): void {
  const mark = readBuildMark(readFileSync(path.join(webDir, 'index.html'), 'utf8'));
  if (mark?.mode === 'production' && mark.projectId === projectId) return;
  const built = mark ? `the ${mark.mode} of ${mark.projectId}` : 'no known project';
  throw new ConfigError(
    `The web app in ${webDir} was built for ${built}: run npm run build with the FIREBASE_ settings of this server`,
  );
}
