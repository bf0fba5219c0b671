import type { FastifyPluginAsync } from 'fastify';

/** Gives a plugin its name, which Fastify otherwise looks for among all loaded modules. */
export const named = (name: string, plugin: FastifyPluginAsync): FastifyPluginAsync =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
