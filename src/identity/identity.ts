/** The seam to whoever signs players in. The api asks it for a token; nothing else of it reaches the store. */
export interface Identity {
  /** The signed-in player's bearer token, refreshed when due; `null` for a visitor. */
  getToken(): Promise<string | null>;
}

/** A visitor: no token, and no identity SDK is loaded. */
export const anonymousIdentity: Identity = { getToken: () => Promise.resolve(null) };
