/**
 * npm run audit: known vulnerabilities of what the product runs with. Fails for a high or critical one, and never because the
 * registry does not answer: the last line says which it was.
 */
import { readAudit } from './supply/advisories.ts';
import { runNpm } from './supply/runNpm.ts';

/** The last resort: npm ends by itself when the registry does not answer for as long as the command says. */
const TIMEOUT_MS = 60_000;
const COMMAND = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=5000'];

const { isAnswered, lines, isSevere } = readAudit(await runNpm(COMMAND, TIMEOUT_MS));
for (const line of lines) console.log(line);
if (!isAnswered) console.log('The registry tells no advisories here: known vulnerabilities were NOT checked.');
else if (lines.length === 0) console.log('No known vulnerability in what the product runs with.');
else console.log(`${lines.length} known vulnerabilities${isSevere ? '' : ', none high or critical'}.`);
process.exitCode = isSevere ? 1 : 0;
