/** POST /reports: browsers tell what a page did against its policy. The log names it without personal data. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { REPORTS, ViolationsSchema } from '../../../../contract/reports.ts';
import { createLimit } from '../../limits/createLimit.ts';
import { describeViolation } from './describeViolation.ts';
import { ViolationCounts } from './ViolationCounts.ts';

const MAX_BODY_BYTES = 32 * 1_024;
/** Of one request; a browser sends a few at once. */
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
