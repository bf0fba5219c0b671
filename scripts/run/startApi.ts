/** The API of the development run, restarted when its sources change. */
import path from 'node:path';
import type { Part, Run } from './Run.ts';
import { type ServerEnd, type ServerProcess, startServerProcess } from './startServerProcess.ts';
import { watchSources } from './watchSources.ts';

const from = (folder: string) => path.join(import.meta.dirname, '../..', folder);
const WATCHED = ['server', 'contract', 'content', 'sandbox'].map(from);

class Api implements Part {
  readonly #run: Run;
  readonly #env: NodeJS.ProcessEnv;
  readonly #stopWatching: () => void;
  #server: ServerProcess;
  #hasAnswered = false;
  #hasChanged = false;
  #isChanging = false;

  constructor(run: Run, env: NodeJS.ProcessEnv) {
    this.#run = run;
    this.#env = env;
    this.#server = this.#start();
    this.#stopWatching = watchSources(WATCHED, (file) => void this.#restart(file));
  }

  /** The server itself reports why it ends before its first answer. */
  markAsReady(): void {
    this.#hasAnswered = true;
  }

  async end(): Promise<void> {
    this.#stopWatching();
    await this.#server.end();
  }

  kill(): void {
    this.#server.kill();
  }

  #start(): ServerProcess {
    const server = startServerProcess(this.#env);
    void server.ended.then((end) => this.#onEnd(server, end));
    return server;
  }

  /** Changes during a restart belong to it, because the process has not read its files yet. */
  async #restart(file: string): Promise<void> {
    if (this.#isChanging || this.#run.isEnding) return;
    this.#isChanging = true;
    this.#hasChanged = true;
    console.log(`${file} has changed: the API starts again.`);
    await this.#server.end();
    if (!this.#run.isEnding) this.#server = this.#start();
    this.#isChanging = false;
  }

  async #onEnd(server: ServerProcess, { code, signal }: ServerEnd): Promise<void> {
    if (this.#isChanging || this.#run.isEnding || server !== this.#server) return;
    if (this.#hasChanged && code) return console.error('The API does not run; its next change starts it again.');
    const isExplained = code && !this.#hasAnswered;
    await this.#run.fail(
      isExplained ? undefined : `The API has ended by itself (${signal ?? `code ${code}`}): all ends.`,
    );
  }
}

/** Starts the API as a part of the run; a wrong setting or an early end also ends the run. */
export const startApi = (run: Run, env: NodeJS.ProcessEnv) => run.add(new Api(run, env));
