/** Reads what `npm audit` says of the packages that the product runs with. */
import * as v from 'valibot';

const FindingSchema = v.object({
  name: v.string(),
  severity: v.string(),
  range: v.string(),
  /** An advisory, or the name of a dependency that has one. */
  via: v.array(v.union([v.string(), v.looseObject({ title: v.string(), url: v.string() })])),
});
const AuditSchema = v.object({ vulnerabilities: v.record(v.string(), FindingSchema) });

type Finding = v.InferOutput<typeof FindingSchema>;

/** Below these a finding is told and fails nothing. */
const SEVERE = ['high', 'critical'];

export interface AuditResult {
  /** False when the registry gave no list: away, slow, or one without advisories. */
  isAnswered: boolean;
  /** One a package. */
  lines: string[];
  isSevere: boolean;
}

export function readAudit(report: unknown): AuditResult {
  const read = v.safeParse(AuditSchema, report);
  if (!read.success) return { isAnswered: false, lines: [], isSevere: false };
  const findings = Object.values(read.output.vulnerabilities);
  return {
    isAnswered: true,
    lines: findings.map(lineOf),
    isSevere: findings.some(({ severity }) => SEVERE.includes(severity)),
  };
}

const lineOf = ({ name, severity, range, via }: Finding): string =>
  `${severity}: ${name} ${range}, ${via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`)).join('; ')}`;
