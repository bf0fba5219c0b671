import { readdirSync } from 'node:fs';
import path from 'node:path';
import { URLPattern } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { keptKind } from './keptKinds';
import { pictureRoutes } from './pictureRoutes';

const ORIGIN = 'https://karata.example';
const PUBLIC = path.join(__dirname, '../../public');
const WORKER = `${ORIGIN}/sw.js`;

const patterns = pictureRoutes('pictures').map(({ condition }) => new URLPattern(condition.urlPattern, WORKER));
const isRouted = (address: string) => patterns.some((pattern) => pattern.test(new URL(address, ORIGIN).href));
const kindOf = (address: string) =>
  keptKind({ method: 'GET', mode: 'no-cors', headers: new Headers(), url: new URL(address, ORIGIN) }, ORIGIN);

const PICTURES = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((file) => `/${path.relative(PUBLIC, path.join(file.parentPath, file.name))}`);

describe('the pictures that come from the cache without the script of the worker', () => {
  const routed = PICTURES.filter(isRouted);

  it('are all that the worker keeps, but drawings and icons', () => {
    const kept = PICTURES.filter((address) => kindOf(address) === 'picture');
    expect(routed).toEqual(kept.filter((address) => !/^\/icons\/|\.svg$/.test(address)));
    expect(routed).toContain('/images/games/abyss-lantern@2x.avif');
  });

  it('are nothing else', () => {
    expect(routed.map(kindOf)).toEqual(routed.map(() => 'picture'));
  });

  it.each([
    ['/images/payment-marks.svg#visa', 'would lose its part'],
    ['/images/../api/games.webp', 'is no picture'],
    ['/api/games', 'is a list'],
    ['/assets/main.0a1b2c.js', 'is a part'],
    ['/originals/images/a.webp', 'is of a game'],
    ['https://cdn.example/images/a.webp', 'is of another site'],
  ])('are not %s, which %s', (address) => expect(isRouted(address)).toBe(false));

  it('are asked for, not changed, and come from the cache of pictures alone', () => {
    pictureRoutes('pictures of a build').forEach(({ condition, source }) => {
      expect(condition.requestMethod).toBe('GET');
      expect(source).toEqual({ cacheName: 'pictures of a build' });
    });
  });
});
