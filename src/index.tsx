import './shared/styles/tokens.scss';
import './shared/styles/base.scss';
import { nextTask } from './shared/whenIdle';

/**
 * The parts of the app, all in the first script. Each is run in a task of its own, so that the browser may paint and
 * answer between them; the last one needs them all.
 */
const STEPS: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ './app/madePage/roots'),
  () => import(/* webpackMode: "eager", webpackExports: ["api"] */ './api'),
  () => import(/* webpackMode: "eager", webpackExports: ["settingsApi"] */ './features/ui'),
  () => import(/* webpackMode: "eager", webpackExports: ["heroApi"] */ './features/content'),
  () => import(/* webpackMode: "eager", webpackExports: ["gamesApi"] */ './features/games'),
];

async function run(container: HTMLElement): Promise<void> {
  for (const step of STEPS) {
    await nextTask();
    await step();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await nextTask();
  await start(container);
}

const container = document.getElementById('root');
if (container) void run(container);
