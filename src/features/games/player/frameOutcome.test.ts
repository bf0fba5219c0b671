import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isRefusal, watchFrame } from './frameOutcome';
import { FakeTimings } from './fakeTimings.testTools';

const OWN_GAME = `${window.location.origin}/originals/slots.html`;

afterEach(() => FakeTimings.uninstall());

describe('isRefusal', () => {
  it.each([0, 400, 404, 500, 503])('takes %d for a refusal', (status) => {
    expect(isRefusal(status)).toBe(true);
  });

  it.each([200, 204, 302, 304, undefined])('lets %p pass', (status) => {
    expect(isRefusal(status)).toBe(false);
  });
});

describe('watchFrame', () => {
  it('reports a refused document of the own origin', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    watchFrame(OWN_GAME, onRefused);
    FakeTimings.deliver({ name: OWN_GAME, responseStatus: 0 });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('is silent about a good one, other addresses and other kinds of request', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    watchFrame(OWN_GAME, onRefused);
    FakeTimings.deliver({ name: OWN_GAME, responseStatus: 200 });
    FakeTimings.deliver({ name: `${OWN_GAME}?other`, responseStatus: 0 });
    FakeTimings.deliver({ name: OWN_GAME, responseStatus: 0, initiatorType: 'fetch' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('delivers what is pending when asked', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    const watch = watchFrame(OWN_GAME, onRefused);
    FakeTimings.hold({ name: OWN_GAME, responseStatus: 500 });
    expect(onRefused).not.toHaveBeenCalled();
    watch.flush();
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('hears nothing once stopped', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    watchFrame(OWN_GAME, onRefused).stop();
    FakeTimings.deliver({ name: OWN_GAME, responseStatus: 0 });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('believes other origins, whose status always reads 0', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    watchFrame('https://games.example/play', onRefused);
    FakeTimings.deliver({ name: 'https://games.example/play', responseStatus: 0 });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('believes a browser that cannot tell', () => {
    const onRefused = jest.fn();
    const watch = watchFrame(OWN_GAME, onRefused);
    watch.flush();
    watch.stop();
    expect(onRefused).not.toHaveBeenCalled();
  });
});
