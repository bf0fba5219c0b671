/** npm run staff -- add EMAIL owner | code EMAIL: the first owner of the console, and the second factor of the sandbox's people. */
import * as v from 'valibot';
import { ROLES } from '../contract/console/roles.ts';
import { STAFF_SCRIPT } from '../contract/console/staff.ts';
import { askOperator } from './askOperator.ts';
import { runScript, ScriptError } from './runScript.ts';

const USAGE = `npm run staff -- add EMAIL owner   adds the first owner, who gives out roles at the console
npm run staff -- code EMAIL        prints the present code of a person of the sandbox

It asks the running site: SITE_URL, or PORT on this machine, with OPERATOR_KEY.`;

const RolesSchema = v.pipe(v.array(v.picklist(ROLES)), v.minLength(1));

async function add(email: string, given: readonly string[]): Promise<string> {
  const roles = v.safeParse(RolesSchema, given);
  if (!roles.success) throw new ScriptError(`A role is one of ${ROLES.join(', ')}`);
  await askOperator(STAFF_SCRIPT.add.path, { email, roles: roles.output });
  return `${email} may sign in at /console now, and sets up the second factor there`;
}

const code = async (email: string): Promise<string> =>
  v.parse(STAFF_SCRIPT.code.data, await askOperator(STAFF_SCRIPT.code.path, { email })).code;

await runScript(async () => {
  const [verb, email, ...roles] = process.argv.slice(2);
  if (verb === 'add' && email) return console.log(await add(email, roles));
  if (verb === 'code' && email && roles.length === 0) return console.log(await code(email));
  throw new ScriptError(USAGE);
});
