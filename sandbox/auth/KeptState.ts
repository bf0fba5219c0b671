import path from 'node:path';
import type { EmulatorUser, ProjectState } from './firebaseTools.ts';
import { JsonFile } from './JsonFile.ts';

/** One sign-in makes several changes at once. */
const PAUSE_MS = 50;
/** The emulator derives these sign-in methods from the user's fields. */
const DERIVED = ['phone', 'password'];

/** Keeps users and config of a project in a folder, in the emulator's export format. */
export class KeptState {
  readonly #accounts: JsonFile<{ users: EmulatorUser[] }>;
  readonly #config: JsonFile<object>;
  #project: ProjectState | undefined;
  #pause: NodeJS.Timeout | undefined;

  constructor(folder: string) {
    this.#accounts = new JsonFile(path.join(folder, 'accounts.json'));
    this.#config = new JsonFile(path.join(folder, 'config.json'));
  }

  /** Restores the stored state, and stores changes from now on. */
  restore(project: ProjectState): void {
    const config = this.#config.read();
    if (config) project.updateConfig(config);
    this.#accounts.read()?.users.forEach((user) => restoreUser(project, user));
    this.#project = project;
  }

  changed(): void {
    if (this.#project) this.#pause ??= setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Writes pending changes. */
  flush(): void {
    if (!this.#pause || !this.#project) return;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#accounts.write({ users: [...this.#project.users.values()] });
    this.#config.write(this.#project.config);
  }
}

function restoreUser(project: ProjectState, { localId, providerUserInfo = [], ...fields }: EmulatorUser): void {
  const linked = providerUserInfo.filter(({ providerId }) => !DERIVED.includes(providerId));
  const { lastLoginAt } = fields;
  project.overwriteUserWithLocalId(localId, { ...fields, providerUserInfo: linked });
  project.updateUserByLocalId(localId, { lastLoginAt });
}
