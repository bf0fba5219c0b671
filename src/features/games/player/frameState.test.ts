import { describe, expect, it } from '@jest/globals';
import { FIRST_ATTEMPT, type FrameEvent, reduceFrame } from './frameState';

const after = (...events: FrameEvent[]) => events.reduce(reduceFrame, FIRST_ATTEMPT);

describe('reduceFrame', () => {
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

  it('counts attempts and forgets what the former one said', () => {
    expect(after('ready', 'retried')).toEqual({ phase: 'loading', attempt: 1, isReady: false });
  });
});
