export const OTHER_PHONES = ['confirm', 'refuse', 'allow'] as const;

/** Whom payment prompts may be sent to, and how many. Only prompts that were not paid count, in 24 hours. */
export interface PromptTerms {
  /** A phone that is not the player's own: its owner confirms it once, or it is refused. `allow` is for the sandbox. */
  otherPhones: (typeof OTHER_PHONES)[number];
  /** To one phone, by all players. */
  perPhone: number;
  perPlayer: number;
  /** By all players of one browser. */
  perDevice: number;
}
