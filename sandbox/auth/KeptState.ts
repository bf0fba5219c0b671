import path from 'node:path';
import type { EmulatorUser, ProjectState } from './firebaseTools.ts';
import { JsonFile } from './JsonFile.ts';

/** Changes come in bursts: one sign-in makes several. */
const PAUSE_MS = 50;
/** The emulator makes these sign-in methods itself, from the user's own fields. */
const DERIVED = ['phone', 'password'];

/** Keeps users and config of a project in a folder, in the form of the emulator's own export. */
export class KeptState {
  readonly #accounts: JsonFile<{ users: EmulatorUser[] }>;
  readonly #config: JsonFile<object>;
  #project: ProjectState | undefined;
  #pause: NodeJS.Timeout | undefined;

  constructor(folder: string) {
    this.#accounts = new JsonFile(path.join(folder, 'accounts.json'));
    this.#config = new JsonFile(path.join(folder, 'config.json'));
  }

  /** Brings back what was kept, and keeps from now on what `changed` tells of. */
  restore(project: ProjectState): void {
    const config = this.#config.read();
    if (config) project.updateConfig(config);
    this.#accounts.read()?.users.forEach((user) => restoreUser(project, user));
    this.#project = project;
  }

  changed(): void {
    if (this.#project) this.#pause ??= setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Writes what is not written yet. */
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
