import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeRoute, SEND_CODE_PATH } from './codeRoute.ts';
import { makeChooserLocal } from './accountChooser.ts';
import { createApp } from './firebaseTools.ts';
import { KeptState } from './KeptState.ts';
import { ownRoutes } from './ownRoutes.ts';
import { SandboxProject } from './SandboxProject.ts';
import { keepUsedPaths } from './usedPaths.ts';

export interface AuthOptions {
  projectId: string;
  /** 0 for any free port. */
  port: number;
  /** Users are stored in this folder, which is created with the first user. */
  folder: string;
  codeTtlSeconds: number;
  /** One phone and one address get so many codes in ten minutes. */
  codesPerPhone: number;
  codesPerAddress: number;
}

export interface RunningAuth {
  url: string;
  stop: () => Promise<void>;
}

const SINGLE_PROJECT_ERROR = 2;

const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? '/';

async function requestListener(
  project: SandboxProject,
  { projectId, codesPerAddress }: AuthOptions,
): Promise<RequestListener> {
  makeChooserLocal();
  keepUsedPaths();
  const emulator = await createApp(projectId, SINGLE_PROJECT_ERROR, new Map([[projectId, project]]));
  const routes = new Map([...ownRoutes(project, emulator), [SEND_CODE_PATH, codeRoute(emulator, codesPerAddress)]]);
  return (request, response) => (routes.get(pathOf(request.url)) ?? emulator)(request, response);
}

/** Starts a local Firebase Auth, for this machine only. */
export async function startAuth(options: AuthOptions): Promise<RunningAuth> {
  const { port, folder } = options;
  const kept = new KeptState(folder);
  const project = new SandboxProject({ ...options, onChange: () => kept.changed() });
  kept.restore(project);
  const server = createServer(await requestListener(project, options));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      kept.flush();
      await close(server);
    },
  };
}

const close = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
