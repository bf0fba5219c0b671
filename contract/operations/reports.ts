import * as v from 'valibot';
import { reportViolations } from '../routes/reports.ts';
import { ViolationsSchema } from '../violations.ts';
import { json, raw } from './raw.ts';

export const REPORTS = raw(reportViolations, {
  summary: 'Browsers report what a page did against its policy',
  body: {
    mediaType: 'application/reports+json',
    description: 'A list of reports; the old form, `application/csp-report`, is read too',
    schema: ViolationsSchema,
  },
  answer: json('Taken in', v.object({ received: v.literal(true) })),
  errors: { too_many_requests: 429 },
});
