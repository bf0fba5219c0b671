import { describe, expect, it } from '@jest/globals';
import { completeLock, type LockEntry } from './completeLock.ts';
import { platformOf } from './platformOf.ts';

describe('the platform of a package', () => {
  it.each([
    ['@scope/binding-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@scope/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
    ['@scope/binding-win32-x64-gnu', { os: ['win32'], cpu: ['x64'] }],
    ['@scope/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@scope/binding-darwin-universal', { os: ['darwin'] }],
    ['plain', {}],
  ])('is %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

describe('the completed lock file', () => {
  const owner = (more: object = {}) => ({
    version: '1.0.0',
    optionalDependencies: { 'tool-linux-x64': '2.0.0' },
    ...more,
  });

  it('gets a platform package that is missing', () => {
    const packages: Record<string, LockEntry> = { '': {}, 'node_modules/tool': owner({ dev: true }) };
    const { lock, added } = completeLock({ packages });
    expect(added).toEqual(['node_modules/tool-linux-x64']);
    expect(lock.packages['node_modules/tool-linux-x64']).toEqual({
      version: '2.0.0',
      os: ['linux'],
      cpu: ['x64'],
      dev: true,
      optional: true,
    });
  });

  it.each(['node_modules/tool-linux-x64', 'node_modules/a/node_modules/tool-linux-x64'])(
    'finds a package at %s',
    (place) => {
      const packages = { '': {}, 'node_modules/a/node_modules/tool': owner(), [place]: { version: '2.0.0' } };
      expect(completeLock({ packages }).added).toEqual([]);
    },
  );

  it('ignores a package inside another package', () => {
    const packages = {
      'node_modules/tool': owner(),
      'node_modules/b/node_modules/tool-linux-x64': { version: '2.0.0' },
    };
    expect(completeLock({ packages }).added).toEqual(['node_modules/tool-linux-x64']);
  });

  it('names no registry, and keeps packages from other sources', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' },
      'node_modules/b': { resolved: 'packages/b' },
    };
    expect(completeLock({ packages }).lock.packages).toEqual({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { resolved: 'packages/b' },
    });
  });

  it('is refused for a package that has no place', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { colours: '^2.0.0' } } };
    expect(() => completeLock({ packages })).toThrow('colours@^2.0.0');
  });
});
