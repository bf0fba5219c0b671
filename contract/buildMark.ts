/** Marks in a built page about its build, so that a server can refuse a build for another project. */

/** Names the first script of the present build; the page asks it only when a part has failed. */
export const BUILD_FILE = '/build.txt';

/** `projectId` is the Firebase project for sign-in. */
export type BuildMark = { mode: 'sandbox' | 'production'; projectId: string };

const MARK = /<meta name="karata-build" content="(sandbox|production) ([\w-]+)"/;

/** @throws Error when the page has no title */
export function markBuild(html: string, { mode, projectId }: BuildMark): string {
  if (!html.includes('<title>')) throw new Error('the page has no title');
  return html.replace('<title>', `<meta name="karata-build" content="${mode} ${projectId}"><title>`);
}

export function readBuildMark(html: string): BuildMark | undefined {
  const [, mode, projectId] = MARK.exec(html) ?? [];
  return projectId ? { mode: mode === 'production' ? mode : 'sandbox', projectId } : undefined;
}
