import { describe, expect, it } from '@jest/globals';
import { PARTS, readOptions } from './options.ts';

describe('the options of the bench', () => {
  it('are everything in both browsers, seven rounds, beside the commit before', () => {
    expect(readOptions([])).toMatchObject({
      ...{ parts: PARTS, browsers: ['full', 'shell'], networks: ['3g', 'weak'], rounds: 7, isCheck: false },
      before: expect.stringMatching(/^[\da-f]{8}$/),
    });
  });

  it('choose parts, browsers and lines', () => {
    const args = ['--only', 'size,home', '--browser', 'full', '--network=weak', '--rounds', '2', '--check'];
    expect(readOptions(args)).toMatchObject({
      ...{ parts: ['size', 'home'], browsers: ['full'], networks: ['weak'], rounds: 2, isCheck: true },
    });
  });

  it('leave out the commit before on request', () => {
    expect(readOptions(['--before', 'none']).before).toBeUndefined();
    expect(readOptions(['--before', 'main']).before).toBe('main');
  });

  it.each([
    [['--only', 'paint'], /--only paint is unknown: give size, home, pages, visits, actions, grid/],
    [['--browser', 'firefox'], /--browser firefox is unknown: give full, shell/],
    [['--rounds', '0'], /--rounds 0 is no number/],
    [['--fast'], /Unknown option '--fast'/],
  ])('are refused as %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
