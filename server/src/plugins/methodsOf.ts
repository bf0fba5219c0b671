import { ROUTES } from '../../../contract/routes.ts';

const isAt = (pattern: string, path: string): boolean => {
  const [wanted, given] = [`/api${pattern}`.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};

/** The methods that a path of the contract takes; empty when it is none. */
export function methodsOf(path: string): string[] {
  const methods = ROUTES.filter((route) => isAt(route.path, path)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
