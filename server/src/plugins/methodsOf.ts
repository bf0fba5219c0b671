import { OPERATIONS } from '../../../contract/operations/index.ts';

const isAt = (pattern: string, path: string): boolean => {
  const [wanted, given] = [`/api${pattern}`.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};

/** The methods that a path of the contract takes; empty when it is none. */
export function methodsOf(path: string): string[] {
  const methods = OPERATIONS.filter((operation) => isAt(operation.path, path)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
