/** Something that whoever starts a program can put right: one line a problem, with the name, what was given and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
