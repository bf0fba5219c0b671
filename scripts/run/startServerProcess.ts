import path from 'node:path';
import { type Output, type ProcessEnd, type StartedProcess, startProcess } from './startProcess.ts';

const MAIN = path.join(import.meta.dirname, '../../server/main.ts');

export type ServerEnd = ProcessEnd;
export type ServerProcess = StartedProcess;

export const startServerProcess = (env: NodeJS.ProcessEnv, output?: Output): ServerProcess =>
  startProcess(MAIN, env, output);
