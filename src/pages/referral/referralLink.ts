/** The address that tells who invited; it opens home, and any page of the site takes the same query. */
export const referralLink = (code: string, origin = window.location.origin): string => `${origin}/?ref=${code}`;
