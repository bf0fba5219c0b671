/** npm run review -- list | release ID | refuse ID: decides about withdrawals that wait for a person, at a running server. */
import * as v from 'valibot';
import { decideReview, listReviews, type Review, ReviewSchema } from '../contract/operator.ts';
import { pathOf } from '../contract/route.ts';
import { askOperator } from './askOperator.ts';
import { runScript, ScriptError } from './runScript.ts';

const USAGE = `npm run review -- list          what waits for a person
npm run review -- release ID    sends a withdrawal
npm run review -- refuse ID     gives its money back to the balance

It asks the running site: SITE_URL, or PORT on this machine, with OPERATOR_KEY.`;

const line = ({ id, type, uid, reason, amount, currency, account = '', createdAt, canDecide }: Review): string =>
  [createdAt, type, id, `player ${uid}`, `${currency} ${amount}`, account, reason, canDecide ? '' : '(not here)']
    .filter(Boolean)
    .join('  ');

async function list(): Promise<string> {
  const reviews = v.parse(v.array(ReviewSchema), await askOperator(pathOf(listReviews)));
  return reviews.length === 0 ? 'Nothing waits for a person.' : reviews.map(line).join('\n');
}

async function decide(decision: 'release' | 'refuse', id: string): Promise<string> {
  const path = pathOf(decideReview).replace(':id', encodeURIComponent(id));
  v.parse(ReviewSchema, await askOperator(path, { decision }));
  return decision === 'release' ? `${id} is sent` : `${id} is refused, and its money is back in the balance`;
}

await runScript(async () => {
  const [verb, id] = process.argv.slice(2);
  if (verb === 'list' && !id) return console.log(await list());
  if ((verb === 'release' || verb === 'refuse') && id) return console.log(await decide(verb, id));
  throw new ScriptError(USAGE);
});
