import type { IncomingMessage, RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { type Control, ControlSchema } from './control.ts';
import type { SandboxProject } from './SandboxProject.ts';

/** A proxy adds this header, so a call through a proxy is not local. */
const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') && headers['x-forwarded-host'] === undefined;

function apply(project: SandboxProject, control: Control): boolean {
  if (control.action === 'expireCodes') return project.expireCodes(control.phoneNumber);
  const user = project.getUserByPhoneNumber(control.phoneNumber);
  if (user) project.updateUserByLocalId(user.localId, { disabled: control.isDisabled });
  return user !== undefined;
}

async function answer(project: SandboxProject, request: IncomingMessage): Promise<number> {
  if (!isLocal(request)) return 403;
  if (request.method !== 'POST') return 405;
  const control = v.safeParse(ControlSchema, await json(request).catch(() => undefined));
  if (!control.success) return 400;
  return apply(project, control.output) ? 204 : 404;
}

/** Does the orders of `control.ts`, for callers on this machine. */
export const controlRoute =
  (project: SandboxProject): RequestListener =>
  async (request, response) => {
    response.writeHead(await answer(project, request)).end();
  };
