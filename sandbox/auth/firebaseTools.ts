/**
 * The used parts of the official Auth emulator. They are not its public interface, so the exact version in package.json
 * belongs to this file.
 */
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';

export interface EmulatorUser {
  localId: string;
  phoneNumber?: string;
  disabled?: boolean;
  /** Unix seconds as text: earlier tokens are invalid. */
  validSince?: string;
  providerUserInfo?: { providerId: string; rawId: string }[];
  [field: string]: unknown;
}

type UserFields = Omit<EmulatorUser, 'localId'>;

interface VerificationCode {
  code: string;
  phoneNumber: string;
  sessionInfo: string;
}

interface RefreshToken {
  user: EmulatorUser;
  provider: string;
}

export interface ProjectState {
  users: ReadonlyMap<string, EmulatorUser>;
  readonly config: object;
  createUserWithLocalId(uid: string, fields: UserFields): EmulatorUser | undefined;
  overwriteUserWithLocalId(uid: string, fields: UserFields): EmulatorUser;
  updateUserByLocalId(uid: string, fields: Partial<UserFields>, options?: object): EmulatorUser;
  getUserByPhoneNumber(phoneNumber: string): EmulatorUser | undefined;
  deleteUser(user: EmulatorUser): void;
  deleteAllAccounts(): void;
  createVerificationCode(phoneNumber: string): VerificationCode;
  getVerificationCodeBySessionInfo(sessionInfo: string): VerificationCode | undefined;
  createRefreshTokenFor(user: EmulatorUser, provider: string, options?: object): string;
  validateRefreshToken(token: string): RefreshToken;
  updateConfig(update: object, mask?: string): object;
}

interface StateModule {
  AgentProjectState: new (projectId: string) => ProjectState;
  decodeRefreshToken: (token: string) => object;
  encodeRefreshToken: (record: object) => string;
}

interface ServerModule {
  createApp: (
    projectId: string,
    singleProjectMode: number,
    states: Map<string, ProjectState>,
  ) => Promise<RequestListener>;
}

const require = createRequire(import.meta.url);
const load = (name: string): unknown => require(`firebase-tools/lib/emulator/auth/${name}`);

export const apiSpec = (load('apiSpec') as { default: { paths: Record<string, object> } }).default;
export const widget = load('widget_ui') as { WIDGET_UI: string };
export const { BadRequestError } = load('errors') as { BadRequestError: new (message: string) => Error };
export const { AgentProjectState, decodeRefreshToken, encodeRefreshToken } = load('state') as StateModule;
export const { createApp } = load('server') as ServerModule;
