/** Of a player, for invitations. In a file of its own, because signing in needs no more of the rewards. */
export const REFERRAL_CODE = /^[A-Z\d]{8}$/;
