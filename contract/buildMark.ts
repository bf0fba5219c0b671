/** What a built page says of the build it is from, so that a server can tell one that is not for it. */

export interface BuildMark {
  mode: 'sandbox' | 'production';
  /** The Firebase project that the web app signs players in with. */
  projectId: string;
}

const MARK = /<meta name="karata-build" content="(sandbox|production) ([\w-]+)"/;

/** The page with the mark. @throws Error when the page has no title */
export function markBuild(html: string, { mode, projectId }: BuildMark): string {
  if (!html.includes('<title>')) throw new Error('the page has no title');
  return html.replace('<title>', `<meta name="karata-build" content="${mode} ${projectId}"><title>`);
}

/** Undefined for a page without a mark. */
export function readBuildMark(html: string): BuildMark | undefined {
  const [, mode, projectId] = MARK.exec(html) ?? [];
  return projectId ? { mode: mode === 'production' ? mode : 'sandbox', projectId } : undefined;
}
