import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { FakeTimings } from '@/testing/fakeTimings';
import { isRefusal, watchFrame } from './useGameFrame';

const OWN_GAME = `${window.location.origin}/originals/slots.html`;

afterEach(() => FakeTimings.uninstall());

describe('a frame status', () => {
  it.each([0, 400, 404, 500, 503])('of %d is a refusal', (status) => {
    expect(isRefusal(status)).toBe(true);
  });

  it.each([200, 204, 302, 304, undefined])('of %p is accepted', (status) => {
    expect(isRefusal(status)).toBe(false);
  });
});

describe('the watch over a frame', () => {
  it('reports a refused document of the same origin', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    watchFrame(OWN_GAME, onRefused);
    FakeTimings.deliver({ name: OWN_GAME, responseStatus: 0 });
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('reports nothing for a good document, other addresses and other kinds of request', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    watchFrame(OWN_GAME, onRefused);
    FakeTimings.deliver({ name: OWN_GAME, responseStatus: 200 });
    FakeTimings.deliver({ name: `${OWN_GAME}?other`, responseStatus: 0 });
    FakeTimings.deliver({ name: OWN_GAME, responseStatus: 0, initiatorType: 'fetch' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('reports pending entries on request', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    const watch = watchFrame(OWN_GAME, onRefused);
    FakeTimings.hold({ name: OWN_GAME, responseStatus: 500 });
    expect(onRefused).not.toHaveBeenCalled();
    watch.flush();
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('reports nothing after it stopped', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    watchFrame(OWN_GAME, onRefused).stop();
    FakeTimings.deliver({ name: OWN_GAME, responseStatus: 0 });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('accepts other origins, whose status is always 0', () => {
    FakeTimings.install();
    const onRefused = jest.fn();
    watchFrame('https://games.example/play', onRefused);
    FakeTimings.deliver({ name: 'https://games.example/play', responseStatus: 0 });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('accepts every frame in a browser without a status', () => {
    const onRefused = jest.fn();
    const watch = watchFrame(OWN_GAME, onRefused);
    watch.flush();
    watch.stop();
    expect(onRefused).not.toHaveBeenCalled();
  });
});
