import type { IdentityConfig } from './Config.ts';
import type { SettingValues } from './settings.ts';

const SANDBOX = { projectId: 'demo-karata', apiKey: 'demo-key' };

export function readIdentity(values: SettingValues): IdentityConfig {
  const fallback = values.MODE === 'production' ? { projectId: '', apiKey: '' } : SANDBOX;
  const projectId = values.FIREBASE_PROJECT_ID || fallback.projectId;
  return {
    projectId,
    apiKey: values.FIREBASE_API_KEY || fallback.apiKey,
    authDomain: values.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
    serviceAccount: values.FIREBASE_SERVICE_ACCOUNT,
    emulatorUrl: values.AUTH_EMULATOR_URL || undefined,
  };
}
