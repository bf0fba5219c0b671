import type { Route, RouteTypes } from './route.ts';

/** The route with values for the parameters of its path. */
export const at = <T extends RouteTypes & { params: object }>(
  of: Route<T>,
  params: Readonly<Record<keyof T['params'], string>>,
): Route<Omit<T, 'params'>> => {
  const texts: Readonly<Record<string, string>> = params;
  return of.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(texts[name] ?? '')) as Route<Omit<T, 'params'>>;
};
