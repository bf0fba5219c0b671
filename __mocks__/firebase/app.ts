/** Replaces the Firebase app, which only holds its settings here. */
export const initializeApp = (options: object): { options: object } => ({ options });
