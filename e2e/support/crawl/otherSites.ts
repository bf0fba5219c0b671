import type { Control } from './controls.ts';

export const isElsewhere = ({ href }: Control): boolean => /^[a-z]+:/.test(href);

/** The problem of a link to another site, which is not followed. */
export function wrongElsewhere({ href, rel, target }: Control): string | null {
  if (href.startsWith('http:')) return 'leads off the site without encryption';
  return target === '_blank' && !rel.includes('noopener') ? 'hands its window over' : null;
}
