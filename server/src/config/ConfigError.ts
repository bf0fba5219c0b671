/** A mistake that the person who starts a program can fix: one line for each problem, with what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
