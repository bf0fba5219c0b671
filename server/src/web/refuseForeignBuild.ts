import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildMark } from '../../../contract/buildMark.ts';
import { ConfigError } from '../config/ConfigError.ts';

/**
 * Production serves only what was built for it: a build for the sandbox holds its test code and knows no real project.
 * @throws ConfigError for any other build
 */
export function refuseForeignBuild(webDir: string, projectId: string): void {
  const mark = readBuildMark(readFileSync(path.join(webDir, 'index.html'), 'utf8'));
  if (mark?.mode === 'production' && mark.projectId === projectId) return;
  const built = mark ? `the ${mark.mode} of ${mark.projectId}` : 'no known project';
  throw new ConfigError(
    `The web app in ${webDir} was built for ${built}: run npm run build with the FIREBASE_ settings of this server`,
  );
}
