/** POST /reports: browsers tell what a page did against its policy. The log names it without personal data. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { REPORTS, type Violation, ViolationsSchema } from '../../../contract/reports.ts';
import { createLimit } from '../rateLimits/createLimit.ts';

const MAX_BODY_BYTES = 32 * 1_024;
/** A browser sends a few reports at once. */
const MOST_REPORTS = 20;

const MEDIA_TYPES = ['application/reports+json', 'application/csp-report', 'application/json'];

export async function reportRoutes(app: FastifyInstance): Promise<void> {
  const onRequest = [createLimit(app, 'reports'), createLimit(app, 'allReports', () => 'site')];
  const counts = new ViolationCounts();
  await app.register(async (reports) => {
    const parse = reports.getDefaultJsonParser('error', 'error');
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, parse);
    reports.post(REPORTS.path, { onRequest, config: { operation: REPORTS } }, ({ body, log }, reply) => {
      const { success, output } = v.safeParse(ViolationsSchema, body);
      for (const violation of success ? output.slice(0, MOST_REPORTS) : []) {
        const described = describeViolation(violation);
        const count = counts.add(Object.values(described).join(' '));
        if (count) log.warn({ ...described, count }, 'a page broke its policy');
      }
      // House games send theirs from frames without an origin.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return { received: true };
    });
  });
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

/** The log holds no query, no fragment, and of other sites the origin alone. */
const describeViolation = ({ directive, blocked, page, source, line }: Violation) => ({
  directive: wordOf(directive.split(' ')[0] || 'none'),
  blocked: placeOf(blocked, page),
  page: placeOf(page, page),
  source: `${placeOf(source, page)}${line ? `:${line}` : ''}`,
});

/** Different violations that are counted apart; further ones count together. */
const MOST_KINDS = 500;
const THE_REST = 'the rest';

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

/** Counts how often each violation was reported to this process. */
export class ViolationCounts {
  readonly #counts = new Map<string, number>();

  /** The new count when it is worth a line of the log: 1, 10, 100 and so on. */
  add(kind: string): number | undefined {
    const key = this.#counts.has(kind) || this.#counts.size < MOST_KINDS ? kind : THE_REST;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return isPowerOfTen(count) ? count : undefined;
  }
}
