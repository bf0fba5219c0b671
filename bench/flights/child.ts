/** A server in its own process, with the clock of the machine: forked with a place, tells its address. */
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/readConfig.ts';
import { anyone, openPlace, type StorePlace } from '../stores.ts';
import { PLACE_NAME } from './FlightServer.ts';

const MANY = 10_000_000;

const place = JSON.parse(process.env[PLACE_NAME] ?? '') as StorePlace;
const given = readConfig({ LOG_LEVEL: 'silent' });
const callLimits = { playerWrites: MANY, badTokens: MANY, hooks: MANY };
const config = { ...given, callLimits };
const store = openPlace(place);
const app = await buildApp(config, store, { verifier: anyone, rails: [] });
app.addHook('onClose', () => store.close());
await app.listen({ host: '127.0.0.1', port: 0 });
app.services.workers.start();
process.on('disconnect', () => process.exit(1));
process.on('message', () => void app.close().then(() => process.exit(0)));
// A killed process keeps no compiled code for the next one by itself.
flushCompileCache();
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api` });
