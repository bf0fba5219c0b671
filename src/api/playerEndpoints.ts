import type { api } from './api';

type Inject = Parameters<typeof api.injectEndpoints>[0];
type Builder = Parameters<Inject['endpoints']>[0];
type Definitions = ReturnType<Inject['endpoints']>;

/** The store knows tags of answers, not of running requests, so the endpoint names are kept. */
const names = new Set<string>();

/** Their answers leave the cache with the player. The id in the tag `Player` names a kind of data, never a person. */
export const playerEndpoints =
  <TDefinitions extends Definitions>(define: (build: Builder) => TDefinitions) =>
  (build: Builder): TDefinitions => {
    const definitions = define(build);
    Object.keys(definitions).forEach((name) => names.add(name));
    return definitions;
  };

export const isOfPlayer = (endpointName: string | undefined): boolean =>
  endpointName !== undefined && names.has(endpointName);
