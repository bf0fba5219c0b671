import { describe, expect, it } from '@jest/globals';
import { FIRST_ATTEMPT, type FrameEvent, reduceFrame } from './frameState';

const after = (...events: FrameEvent[]) => events.reduce(reduceFrame, FIRST_ATTEMPT);

describe('the state of a frame', () => {
  it.each<[FrameEvent[], string]>([
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
  ])('after %j is %s', (events, phase) => {
    expect(after(...events).phase).toBe(phase);
  });

  it('counts attempts and drops messages of the last attempt', () => {
    expect(after('ready', 'retried')).toEqual({ phase: 'loading', attempt: 1, isReady: false });
  });
});
