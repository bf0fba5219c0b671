/** Replaces Firebase App Check, which would load Google's script: keeps what it was started with. */
export class ReCaptchaEnterpriseProvider {
  readonly siteKey: string;

  constructor(siteKey: string) {
    this.siteKey = siteKey;
  }
}

/** The site key and the project of each start, and whether it is renewed; oldest first. */
export const started: [siteKey: string, options: object, isRenewed: boolean][] = [];

export const initializeAppCheck = (
  { options }: { options: object },
  {
    provider,
    isTokenAutoRefreshEnabled,
  }: { provider: ReCaptchaEnterpriseProvider; isTokenAutoRefreshEnabled: boolean },
): void => void started.push([provider.siteKey, options, isTokenAutoRefreshEnabled]);
