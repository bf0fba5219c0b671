import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { installFakeAudio, removeFakeAudio } from '../../src/testing/fakeAudio';
import { createManualClock } from '../testing/manualClock';
import { createSound, startsWithSound } from './sound';
import { tuningOf } from './tuning';

describe('the sound of a game', () => {
  let audio: ReturnType<typeof installFakeAudio>;
  beforeEach(() => {
    audio = installFakeAudio();
  });
  afterEach(removeFakeAudio);

  const STARTS = { '?sound=on': true, '?sound=off': false, '?sound=loud': false, '': false };
  it.each(Object.entries(STARTS))('starts as the address %j says', (search, isOn) => {
    expect(startsWithSound(search)).toBe(isOn);
    expect(createSound(startsWithSound(search)).isOn()).toBe(isOn);
  });

  it('plays from the start when it is on, and is silent when it is turned off', () => {
    const sound = createSound(true);
    sound.play('tap');
    expect(audio.notes).toEqual([420]);
    sound.toggle();
    sound.play('tap');
    expect(audio.notes).toEqual([420]);
  });

  it('plays nothing before it is turned on', () => {
    const sound = createSound();
    sound.play('win');
    expect(audio.notes).toEqual([]);
    sound.toggle();
    sound.play('tap');
    expect(audio.notes).toEqual([420]);
  });

  it('has one engine, which sounds higher in the height and falls silent when nobody keeps it running', () => {
    const sound = createSound(true);
    sound.drone(0);
    sound.drone(1);
    expect(audio.notes).toEqual([62]);
    const [low, loud, silent, high] = audio.targets;
    expect(high?.[0]).toBeGreaterThan((low?.[0] ?? 0) * 2);
    expect([loud?.[1], silent]).toEqual([0, [0, 0.3]]);
    sound.toggle();
    sound.drone(0.5);
    expect(audio.targets).toHaveLength(6);
  });

  it('plays music bar after bar only when it is wanted and the sound is on', () => {
    const clock = createManualClock();
    const sound = createSound(true, tuningOf('neon'), clock);
    clock.advance(10_000);
    expect(audio.notes).toEqual([]);
    sound.music.toggle();
    const first = audio.notes.length;
    expect(first).toBeGreaterThan(0);
    clock.advance(3_000);
    const second = audio.notes.length;
    expect(second).toBeGreaterThan(first);
    sound.toggle();
    clock.advance(3_000);
    expect(audio.notes).toHaveLength(second);
    sound.toggle();
    sound.music.toggle();
    clock.advance(10_000);
    expect(audio.notes).toHaveLength(second);
  });

  it.each(['win', 'roll', 'burst', 'launch'] as const)('plays "%s" with tones and noise', (effect) => {
    expect(() => createSound(true).play(effect)).not.toThrow();
  });
});
