import type { api } from './api';

type Inject = Parameters<typeof api.injectEndpoints>[0];
type Builder = Parameters<Inject['endpoints']>[0];
type Definitions = ReturnType<Inject['endpoints']>;

/** The store knows the tags of answers only, not of a request on its way: so it is noted whose endpoints they are. */
const names = new Set<string>();

/**
 * Endpoints whose answers belong to the player: they leave the cache when the player does. Each of the queries has the
 * tag `Player`, with an id that says what of the player it is, and names no person or record.
 */
export const playerEndpoints =
  <TDefinitions extends Definitions>(define: (build: Builder) => TDefinitions) =>
  (build: Builder): TDefinitions => {
    const definitions = define(build);
    Object.keys(definitions).forEach((name) => names.add(name));
    return definitions;
  };

export const isOfPlayer = (endpointName: string | undefined): boolean =>
  endpointName !== undefined && names.has(endpointName);
