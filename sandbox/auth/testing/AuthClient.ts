/** Calls the identity service like the web SDK. */

export interface Tokens {
  localId: string;
  idToken: string;
  refreshToken: string;
}

interface Failure {
  error: { message: string };
}

type Answer<TData> = Promise<TData & Partial<Failure>>;

const TOOLKIT = '/identitytoolkit.googleapis.com/v1/';

export class AuthClient {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  askCode = (phoneNumber: string) =>
    this.call<{ sessionInfo: string }>('accounts:sendVerificationCode', { phoneNumber });

  sendCode = async (phoneNumber: string): Promise<string> => (await this.askCode(phoneNumber)).sessionInfo;

  confirmCode = (sessionInfo: string, code: string) =>
    this.call<Tokens>('accounts:signInWithPhoneNumber', { sessionInfo, code });

  signIn = async (phoneNumber: string) => this.confirmCode(await this.sendCode(phoneNumber), '123456');

  signInWithGoogle = (claims: { sub: string; email: string; name: string }) =>
    this.call<Tokens>('accounts:signInWithIdp', {
      postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    });

  lookUp = (idToken: string) => this.call<{ users: Record<string, unknown>[] }>('accounts:lookup', { idToken });

  async refresh(refreshToken: string): Answer<{ user_id: string }> {
    const answer = await fetch(`${this.#url}/securetoken.googleapis.com/v1/token?key=demo-key`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    return (await answer.json()) as { user_id: string };
  }

  /** Asks with the rights of the project's owner. */
  async asOwner(path: string, body: object): Promise<void> {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    await fetch(this.#url + TOOLKIT + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async call<TData>(path: string, body: object): Answer<TData> {
    const answer = await fetch(`${this.#url}${TOOLKIT}${path}?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Awaited<Answer<TData>>;
  }
}
