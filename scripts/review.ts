/** npm run review -- list | release ID | refuse ID: decides about withdrawals that wait for a person, at a running server. */
import * as v from 'valibot';
import { decideReview, listReviews, type Review, ReviewSchema } from '../contract/operator.ts';
import { pathOf } from '../contract/route.ts';
import { loadConfig, readConfig } from '../server/src/config/readConfig.ts';
import { addressesOf } from './run/readRunSettings.ts';
import { runScript, ScriptError } from './runScript.ts';

const USAGE = `npm run review -- list          what waits for a person
npm run review -- release ID    sends a withdrawal
npm run review -- refuse ID     gives its money back to the balance

It asks the running site: SITE_URL, or PORT on this machine, with OPERATOR_KEY.`;

const AnswerSchema = v.object({ data: v.unknown() });
const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

async function ask(path: string, body?: object): Promise<unknown> {
  loadConfig();
  // The site, which passes the call on to the API, wherever that is.
  const { host, port, operatorKey } = readConfig({ ...process.env, WEB_DIR: 'the site' });
  if (!operatorKey) throw new ScriptError('OPERATOR_KEY is not set: the server takes no decisions without it');
  const site = process.env['SITE_URL'] || addressesOf(host, port).origin;
  const headers = { authorization: `Bearer ${operatorKey}`, ...(body && { 'content-type': 'application/json' }) };
  const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const answer = await fetch(`${site}/api${path}`, init).catch(() => {
    throw new ScriptError(`Nothing answers at ${site}: start the server, or set SITE_URL`);
  });
  const json: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const refused = v.safeParse(RefusalSchema, json);
    throw new ScriptError(refused.success ? refused.output.error.message : `The server answered ${answer.status}`);
  }
  return v.parse(AnswerSchema, json).data;
}

const line = ({ id, type, uid, reason, amount, currency, account = '', createdAt, canDecide }: Review): string =>
  [createdAt, type, id, `player ${uid}`, `${currency} ${amount}`, account, reason, canDecide ? '' : '(not here)']
    .filter(Boolean)
    .join('  ');

async function list(): Promise<string> {
  const reviews = v.parse(v.array(ReviewSchema), await ask(pathOf(listReviews)));
  return reviews.length === 0 ? 'Nothing waits for a person.' : reviews.map(line).join('\n');
}

async function decide(decision: 'release' | 'refuse', id: string): Promise<string> {
  const path = pathOf(decideReview).replace(':id', encodeURIComponent(id));
  v.parse(ReviewSchema, await ask(path, { decision }));
  return decision === 'release' ? `${id} is sent` : `${id} is refused, and its money is back in the balance`;
}

await runScript(async () => {
  const [verb, id] = process.argv.slice(2);
  if (verb === 'list' && !id) return console.log(await list());
  if ((verb === 'release' || verb === 'refuse') && id) return console.log(await decide(verb, id));
  throw new ScriptError(USAGE);
});
