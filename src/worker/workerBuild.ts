/** Which build a worker belongs to. Written into it by `scripts/build/writeWorker.ts`. */
export interface WorkerBuild {
  /** The address of the first script, which each page of this build names. */
  main: string;
  /** Files with a hash in their names that the first screen needs. */
  shell: readonly string[];
  /** Another one when a picture of the build changes. */
  pictures: string;
}

declare const __WORKER_BUILD__: WorkerBuild;

export const build = __WORKER_BUILD__;
