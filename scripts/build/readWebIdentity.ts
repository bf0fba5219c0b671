import { ScriptError } from '../runScript.ts';

export interface WebIdentity {
  /** True when the app is built for the sandbox, whose code a production build leaves out. */
  isSandbox: boolean;
  apiKey: string;
  /** Empty in the sandbox: the site itself. */
  authDomain: string;
  projectId: string;
}

const SANDBOX: WebIdentity = { isSandbox: true, apiKey: 'demo-key', authDomain: '', projectId: 'demo-karata' };

/**
 * The Firebase project of the web app; the sandbox's when the settings name none.
 * @throws ScriptError for half of a project
 */
export function readWebIdentity(env: NodeJS.ProcessEnv): WebIdentity {
  const given = (name: string) => env[name]?.trim() ?? '';
  const [projectId, apiKey] = [given('FIREBASE_PROJECT_ID'), given('FIREBASE_API_KEY')];
  if (!projectId && !apiKey) return SANDBOX;
  if (!projectId || !apiKey) {
    const missing = projectId ? 'FIREBASE_API_KEY' : 'FIREBASE_PROJECT_ID';
    throw new ScriptError(`${missing} is missing: give both it and the other, or none for the sandbox`);
  }
  const authDomain = given('FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`;
  return { isSandbox: false, apiKey, authDomain, projectId };
}
