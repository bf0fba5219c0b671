/** Calls of scripts to the running site, with the operator's key. */
import * as v from 'valibot';
import { loadConfig, readConfig } from '../server/src/config/readConfig.ts';
import { addressesOf } from './run/readRunSettings.ts';
import { ScriptError } from './runScript.ts';

const AnswerSchema = v.object({ data: v.unknown() });
const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

/** Returns the data of the answer. @throws ScriptError with the refusal, or when nothing answers */
export async function askOperator(path: string, body?: object): Promise<unknown> {
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
