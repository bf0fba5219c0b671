import type { Violation } from '../../../../contract/reports.ts';

/** What the log may hold: no query, no fragment, and of other sites the origin alone. */
export interface DescribedViolation {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

const MOST_CHARACTERS = 120;
/** A word of the browser, such as `inline` or `trusted-types-sink`; anything else may be anything. */
const wordOf = (text: string): string => (/^[\w-]{1,40}$/.test(text) ? text : 'other');

function placeOf(address: string, page: string): string {
  if (!URL.canParse(address)) return wordOf(address || 'none');
  const { protocol, origin, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return wordOf(protocol.slice(0, -1));
  const isOwn = URL.canParse(page) && new URL(page).origin === origin;
  return (isOwn ? pathname : origin).slice(0, MOST_CHARACTERS);
}

export const describeViolation = ({ directive, blocked, page, source, line }: Violation): DescribedViolation => ({
  directive: wordOf(directive.split(' ')[0] || 'none'),
  blocked: placeOf(blocked, page),
  page: placeOf(page, page),
  source: `${placeOf(source, page)}${line ? `:${line}` : ''}`,
});
