import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A JSON file that is complete at every moment. */
export class JsonFile<TContent> {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** @returns undefined when it was never written @throws SyntaxError with the file name for invalid JSON */
  read(): TContent | undefined {
    if (!existsSync(this.#file)) return undefined;
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as TContent;
    } catch (error) {
      throw new SyntaxError(`${this.#file} is no JSON: delete it, or run npm run reset`, { cause: error });
    }
  }

  /** Creates its folder when missing. */
  write(content: TContent): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.new`;
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, this.#file);
  }
}
