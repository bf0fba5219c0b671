import type { Compiler } from 'webpack';

/**
 * A page has one webpack: scripts need no mark of whose they are, and the page's own encoding serves for all. The schema
 * of options takes no empty name.
 */
export class LeanRuntimePlugin {
  apply({ options }: Compiler): void {
    options.output.uniqueName = '';
    options.output.charset = false;
  }
}
