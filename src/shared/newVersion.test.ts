import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { takeNewVersion } from './newVersion';

/** A service worker as far as a page knows it. */
class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn<(message: unknown) => void>();
}

function fakeContainer(waiting: FakeWorker | null, arrives?: FakeWorker) {
  const registration = {
    active: {},
    waiting,
    installing: null as FakeWorker | null,
    update: jest.fn(async () => {
      registration.installing = arrives ?? null;
    }),
    unregister: jest.fn(async () => true),
  };
  const container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { registration, container };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a player who takes the new version', () => {
  it('reloads the page where there is no service worker', async () => {
    const reload = jest.fn();
    await takeNewVersion(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('lets the waiting worker take over, and reloads then', async () => {
    const worker = new FakeWorker();
    const { container } = fakeContainer(worker);
    const reload = jest.fn();
    const taken = takeNewVersion(reload);
    await soon();
    expect(worker.postMessage).toHaveBeenCalledWith('take over');
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    await taken;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for a worker that is on its way', async () => {
    const worker = new FakeWorker();
    const { registration, container } = fakeContainer(null, worker);
    const reload = jest.fn();
    const taken = takeNewVersion(reload);
    await soon();
    expect(worker.postMessage).not.toHaveBeenCalled();
    Object.assign(registration, { waiting: worker });
    worker.dispatchEvent(new Event('statechange'));
    await soon();
    expect(worker.postMessage).toHaveBeenCalledWith('take over');
    container.dispatchEvent(new Event('controllerchange'));
    await taken;
  });

  it('does not wait for ever for a worker that does not take over, such as the one that ends them all', async () => {
    jest.useFakeTimers();
    const worker = new FakeWorker();
    const { registration } = fakeContainer(worker);
    const reload = jest.fn();
    const taken = takeNewVersion(reload);
    await jest.runAllTimersAsync();
    await taken;
    expect(worker.postMessage).toHaveBeenCalledWith('take over');
    expect(registration.unregister).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever for a worker that never arrives', async () => {
    jest.useFakeTimers();
    const { registration } = fakeContainer(null, new FakeWorker());
    const reload = jest.fn();
    const taken = takeNewVersion(reload);
    await jest.runAllTimersAsync();
    await taken;
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the former worker when no other comes, so that the page is the one of the network', async () => {
    const { registration } = fakeContainer(null);
    const reload = jest.fn();
    await takeNewVersion(reload);
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
