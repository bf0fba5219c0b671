import { CodeLimit } from './CodeLimit.ts';
import { TOO_MANY_CODES } from './codeRoute.ts';
import {
  AgentProjectState,
  BadRequestError,
  decodeRefreshToken,
  type EmulatorUser,
  encodeRefreshToken,
  type ProjectState,
} from './firebaseTools.ts';

/** The code of every text message. */
export const TEST_CODE = '123456';

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

interface ProjectOptions {
  projectId: string;
  /** A code is valid for so many seconds. */
  codeTtlSeconds: number;
  /** One phone gets so many codes in ten minutes. */
  codesPerPhone: number;
  /** Called after every change of users and config. */
  onChange: () => void;
}

/** The emulator's project with one code for everybody, codes that expire, and sessions that can be ended. */
export class SandboxProject extends AgentProjectState {
  readonly #codeTtlMs: number;
  readonly #onChange: () => void;
  readonly #codes: CodeLimit;
  /** Start of each code session, Unix ms. */
  readonly #sentAt = new Map<string, number>();

  constructor({ projectId, codeTtlSeconds, codesPerPhone, onChange }: ProjectOptions) {
    super(projectId);
    this.#codeTtlMs = codeTtlSeconds * 1000;
    this.#onChange = onChange;
    this.#codes = new CodeLimit(codesPerPhone);
  }

  override createVerificationCode(phoneNumber: string) {
    if (!this.#codes.take(phoneNumber)) throw new BadRequestError(TOO_MANY_CODES);
    const verification = super.createVerificationCode(phoneNumber);
    verification.code = TEST_CODE;
    this.#sentAt.set(verification.sessionInfo, Date.now());
    return verification;
  }

  override getVerificationCodeBySessionInfo(sessionInfo: string) {
    const sentAt = this.#sentAt.get(sessionInfo);
    const isExpired = sentAt !== undefined && Date.now() - sentAt >= this.#codeTtlMs;
    if (isExpired) throw new BadRequestError('SESSION_EXPIRED');
    return super.getVerificationCodeBySessionInfo(sessionInfo);
  }

  /** Expires every code sent to a phone. @returns whether there was any */
  expireCodes(phoneNumber: string): boolean {
    const sessions = [...this.#sentAt.keys()].filter(
      (sessionInfo) => super.getVerificationCodeBySessionInfo(sessionInfo)?.phoneNumber === phoneNumber,
    );
    sessions.forEach((sessionInfo) => this.#sentAt.set(sessionInfo, -Infinity));
    return sessions.length > 0;
  }

  /** The emulator's own tokens have no age, so it could not end them. */
  override createRefreshTokenFor(user: EmulatorUser, provider: string, options?: object): string {
    const record = decodeRefreshToken(super.createRefreshTokenFor(user, provider, options));
    return encodeRefreshToken({ ...record, issuedAt: nowSeconds() });
  }

  override validateRefreshToken(token: string) {
    const refreshToken = super.validateRefreshToken(token);
    const { issuedAt = 0 } = decodeRefreshToken(token) as { issuedAt?: number };
    if (issuedAt < Number(refreshToken.user.validSince ?? 0)) throw new BadRequestError('TOKEN_EXPIRED');
    return refreshToken;
  }

  override createUserWithLocalId(...args: Parameters<ProjectState['createUserWithLocalId']>) {
    return this.#changed(super.createUserWithLocalId(...args));
  }

  override updateUserByLocalId(...args: Parameters<ProjectState['updateUserByLocalId']>) {
    return this.#changed(super.updateUserByLocalId(...args));
  }

  override deleteUser(user: EmulatorUser): void {
    this.#changed(super.deleteUser(user));
  }

  override deleteAllAccounts(): void {
    this.#changed(super.deleteAllAccounts());
  }

  override updateConfig(update: object, mask?: string): object {
    return this.#changed(super.updateConfig(update, mask));
  }

  #changed<TResult>(result: TResult): TResult {
    this.#onChange();
    return result;
  }
}
