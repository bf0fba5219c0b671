const YEAR_SECONDS = 31_536_000;

/** The server makes home for this choice from the next visit on. */
export function tellServer(cookie: string, choice: string): void {
  document.cookie = `${cookie}=${choice}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
