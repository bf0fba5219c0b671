/** Routes answered here instead of by the emulator. */
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { chooserPolicy } from './accountChooser.ts';
import { CONTROL_PATH } from './control.ts';
import { controlRoute } from './controlRoute.ts';
import type { SandboxProject } from './SandboxProject.ts';

type Routes = ReadonlyMap<string, RequestListener>;

const FRAME_POLICY = `default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'self'`;

const file = (name: string, type: string, headers: Record<string, string> = {}): RequestListener => {
  const body = readFileSync(path.join(import.meta.dirname, 'browser', name));
  return (_request, response) =>
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers })
      .end(body);
};

/** The emulator has no bot check; the SDK asks for it and reports a missing answer. */
const botCheck: RequestListener = (_request, response) => {
  const body = JSON.stringify({ recaptchaKey: '', recaptchaEnforcementState: [] });
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
};

/** The routes by their paths. The account chooser is the emulator's, with an added policy. */
export function ownRoutes(project: SandboxProject, emulator: RequestListener): Routes {
  const policy = chooserPolicy();
  const chooser: RequestListener = (request, response) => {
    response.setHeader('content-security-policy', policy);
    emulator(request, response);
  };
  return new Map([
    ['/emulator/auth/gapi.js', file('gapi.js', 'text/javascript')],
    ['/emulator/auth/frame.js', file('frame.js', 'text/javascript')],
    ['/emulator/auth/iframe', file('frame.html', 'text/html', { 'content-security-policy': FRAME_POLICY })],
    ['/emulator/auth/handler', chooser],
    ['/identitytoolkit.googleapis.com/v2/recaptchaConfig', botCheck],
    [CONTROL_PATH, controlRoute(project)],
  ]);
}
