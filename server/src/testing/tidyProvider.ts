import { afterAll, afterEach } from '@jest/globals';
import type { CallbackListener } from './callbackListener.ts';
import type { RunningStandIn } from './startStandIn.ts';

/** Stops the provider of a file after its tests; no test leaves faults or callbacks to the next one. */
export function tidyProvider(parts: () => { provider: RunningStandIn; listener: CallbackListener }): void {
  afterAll(async () => {
    const { provider, listener } = parts();
    await provider.stop();
    listener.close();
  });
  afterEach(async () => {
    const { provider, listener } = parts();
    await provider.control({ action: 'noFaults' });
    await provider.control({ action: 'release' });
    listener.heard.length = 0;
  });
}
