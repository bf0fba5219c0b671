/** Reports of browsers about breaches of a content security policy, in the old and the new form. */
import * as v from 'valibot';
import { json, raw, route } from './route.ts';

const text = v.optional(v.string(), '');
const place = v.optional(v.nullable(v.union([v.string(), v.number()])));

const lineOf = (line: string | number | null | undefined): number | undefined => Number(line) || undefined;

/** `report-uri`: one report. Source: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const OldFormSchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': place,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      /** An address, or a word such as `inline`. */
      blocked: report['blocked-uri'],
      /** The address of the page. */
      page: report['document-uri'],
      /** The address of the script. */
      source: report['source-file'],
      line: lineOf(report['line-number']),
    },
  ]),
);

const ReportSchema = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: v.optional(v.nullable(v.string())),
    sourceFile: v.optional(v.nullable(v.string())),
    lineNumber: place,
  }),
});

export type Violation = v.InferOutput<typeof OldFormSchema>[number];

const violationOf = (given: unknown): Violation[] => {
  const { success, output } = v.safeParse(ReportSchema, given);
  if (!success) return [];
  const { body } = output;
  const { effectiveDirective: directive, documentURL: page, blockedURL, sourceFile, lineNumber } = body;
  return [{ directive, page, blocked: blockedURL ?? '', source: sourceFile ?? '', line: lineOf(lineNumber) }];
};

/** `report-to`: a list that may hold other kinds of reports. Source: https://www.w3.org/TR/reporting-1/ */
const NewFormSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((reports) => reports.flatMap(violationOf)),
);

export const ViolationsSchema = v.union([OldFormSchema, NewFormSchema]);

export const reportViolations = route<{ answer: { received: true } }>('POST /reports');

export const REPORTS = raw(reportViolations, {
  summary: 'Browsers report what a page did against its policy',
  caller: 'anyone',
  body: {
    mediaType: 'application/reports+json',
    description: 'A list of reports; the old form, `application/csp-report`, is read too',
    schema: ViolationsSchema,
  },
  answer: json('Taken in', v.object({ received: v.literal(true) })),
  errors: { too_many_requests: 429 },
});
