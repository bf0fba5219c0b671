import { describe, expect, it } from '@jest/globals';
import { type PlayerEvent, type PlayerFlow, playerModal, reducePlayer } from './playerFlow';

const OPENED: PlayerFlow = { ...playerModal.initial, step: 'loading' };

const after = (...events: PlayerEvent[]) => events.reduce(reducePlayer, OPENED);

describe('the state of a frame', () => {
  it.each<[PlayerEvent[], string]>([
    [[], 'loading'],
    [['loaded'], 'loaded'],
    [['ready'], 'loaded'],
    [['failed'], 'failed'],
    [['refused'], 'failed'],
    [['loaded', 'refused'], 'failed'],
    [['refused', 'loaded'], 'failed'],
    [['ready', 'refused'], 'loaded'],
    [['loaded', 'failed'], 'loaded'],
    [['failed', 'loaded'], 'failed'],
    [['failed', 'ready'], 'failed'],
    [['failed', 'retried'], 'loading'],
    [['failed', 'retried', 'loaded'], 'loaded'],
    [['offline'], 'failed'],
    [['loaded', 'offline'], 'loaded'],
    [['ready', 'unframed'], 'failed'],
    [['loaded', 'fullscreenEntered'], 'fullscreen'],
    [['fullscreenEntered'], 'loading'],
    [['fullscreenEntered', 'ready'], 'fullscreen'],
    [['loaded', 'fullscreenEntered', 'fullscreenLeft'], 'loaded'],
    [['loaded', 'fullscreenEntered', 'retried'], 'loading'],
    [['fullscreenEntered', 'failed', 'fullscreenLeft'], 'failed'],
  ])('after %j is %s', (events, phase) => {
    expect(after(...events).step).toBe(phase);
  });

  it('counts attempts and drops messages of the last attempt', () => {
    expect(after('ready', 'retried')).toMatchObject({ step: 'loading', attempt: 1, isReady: false });
  });

  it('stays the same object when nothing changes, so that no action is recorded', () => {
    const failed = after('failed');
    for (const event of ['loaded', 'ready', 'failed', 'refused', 'offline', 'unframed', 'fullscreenLeft'] as const)
      expect(reducePlayer(failed, event)).toBe(failed);
    const ready = after('ready');
    expect(reducePlayer(ready, 'ready')).toBe(ready);
  });

  it('has a name in the store for each event', () => {
    expect(playerModal.nameOf('loaded')).toBe('games/gameLoaded');
    expect(playerModal.nameOf('refused')).toBe('games/gameFailed');
  });
});
