/** The address with the invitation code; it opens home, and every page accepts the same query. */
export const referralLink = (code: string, origin = window.location.origin): string => `${origin}/?ref=${code}`;
