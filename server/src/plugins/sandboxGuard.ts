/** What the proxies of the sandbox never forward. The development server asks it too. */
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config/isLoopback.ts';

/** Tests control the stand-ins at their own ports, which only this machine can reach. */
const CONTROL = /^\/emulator\/control(?:\/|$)/;
/** The emulator's own control: it lists codes and deletes accounts. */
const EMULATOR_CONTROL = /^\/emulator\/v1(?:\/|$)/;

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];

const rawPathOf = (url = '/'): string => url.split(/[?#]/, 1)[0] ?? '/';

/** The path as the last reader understands it, without dots, double slashes and codes; undefined when unreadable. */
function resolvedPathOf(url: string | undefined): string | undefined {
  try {
    const { pathname } = new URL(rawPathOf(url), 'http://sandbox.invalid');
    return new URL(decodeURIComponent(pathname), 'http://sandbox.invalid').pathname.replaceAll(/\/{2,}/g, '/');
  } catch {
    return undefined;
  }
}

/** Whether the request was made on this machine. Behind a proxy nobody can tell. */
const isOfThisMachine = ({ socket, headers }: Asked): boolean =>
  isLoopback(socket.remoteAddress) && FORWARDED.every((name) => headers[name] === undefined);

type Asked = Pick<IncomingMessage, 'url' | 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** True for paths in disguise, for orders to the stand-ins, and for the rights of an owner from another machine. */
export function isForbiddenInSandbox(request: Asked): boolean {
  const path = resolvedPathOf(request.url);
  if (path === undefined || path !== rawPathOf(request.url) || CONTROL.test(path)) return true;
  if (isOfThisMachine(request)) return false;
  // Players' browsers send no such header here: it is `Bearer owner` or the token of a service account.
  return EMULATOR_CONTROL.test(path) || request.headers.authorization !== undefined;
}
