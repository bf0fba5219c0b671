const YEAR_SECONDS = 31_536_000;

/** The server sends pages for this choice from the next visit on. */
export function tellServer(cookie: string, choice: string): void {
  document.cookie = `${cookie}=${choice}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
