/** The process of a server that will be killed. */
import { flushCompileCache } from 'node:module';
import { Boundaries } from '../server/Boundaries.ts';
import { type FaultServer, startFaultServer } from '../server/startFaultServer.ts';
import { type AnswerMessage, type ChildSettings, type OrderMessage, type Orders, SETTINGS_NAME } from './orders.ts';

type Actions = { [TName in keyof Orders]: (ask: Orders[TName]['ask']) => Promise<Orders[TName]['answer']> };

const boundaries = new Boundaries();

const actionsOf = (server: FaultServer): Actions => ({
  arm: async ({ dieAt }) => (boundaries.arm(dieAt), null),
  work: () => server.work(),
  advance: async ({ milliseconds }) => (await server.advance(milliseconds), null),
  now: () => server.now(),
  put: async ({ collection, documents }) => (await server.put(collection, ...documents), null),
  read: ({ uid }) => server.read(uid),
  stop: async () => (await server.stop(), null),
});

async function answer(actions: Actions, { id, name, ask }: OrderMessage): Promise<void> {
  const send = (message: AnswerMessage) => process.send?.(message);
  try {
    const act = actions[name] as (given: unknown) => Promise<unknown>;
    send({ id, answer: await act(ask) });
  } catch (error) {
    send({ id, answer: undefined, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  if (name === 'stop') process.disconnect();
}

const settings = JSON.parse(process.env[SETTINGS_NAME] ?? '{}') as ChildSettings;
const server = await startFaultServer({ ...settings, boundaries });
const actions = actionsOf(server);
process.on('message', (message) => void answer(actions, message as OrderMessage));
process.on('disconnect', () => process.exit(0));
// A killed process keeps no compiled code for the next one by itself.
flushCompileCache();
process.send?.({ url: server.url });
