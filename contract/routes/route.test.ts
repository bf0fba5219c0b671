import { describe, expect, it } from '@jest/globals';
import { CARD } from '../operations/card.ts';
import { ANY_CONTENT, CONTENT_LISTS } from '../operations/content.ts';
import { MOBILE } from '../operations/mobile.ts';
import { PLAY } from '../operations/play.ts';
import { SAFER_PLAY } from '../operations/saferPlay.ts';
import { CATALOGUE, HEALTH, OPENAPI, SETTINGS } from '../operations/site.ts';
import { USERS } from '../operations/users.ts';
import { WALLET } from '../operations/wallet.ts';
import { at } from './at.ts';
import { methodOf, pathOf } from './route.ts';
import { openGame } from './play.ts';

describe('a route', () => {
  it('has a method and a path', () => {
    expect([methodOf(openGame), pathOf(openGame)]).toEqual(['POST', '/games/:id/open']);
  });

  it('fills the parameters of its path with values', () => {
    const opened = at(openGame, { id: 'a/b ?' });
    expect([methodOf(opened), pathOf(opened)]).toEqual(['POST', '/games/a%2Fb%20%3F/open']);
  });
});

describe('every operation', () => {
  const groups = [CATALOGUE, USERS, WALLET, MOBILE, CARD, SAFER_PLAY, PLAY];
  const all = [
    ...groups.flatMap((group) => Object.values(group)),
    ...CONTENT_LISTS.map(({ operation }) => operation),
    ...[ANY_CONTENT, SETTINGS, HEALTH, OPENAPI],
  ];
  const signatures = all.map(({ method, path }) => `${method} ${path}`);

  it('has a method and a path of its own', () => {
    expect(new Set(signatures).size).toBe(all.length);
    for (const signature of signatures) expect(signature).toMatch(/^(?:GET|POST|PATCH) (?:\/:?[a-z][\w.-]*)+$/i);
  });

  it.each(all.map(({ path, params }) => [path, params] as const))(
    '%s checks each parameter of its path',
    (path, params) => {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const checked = params && 'entries' in params ? Object.keys(params.entries as object) : [];
      expect(checked).toEqual(named);
    },
  );
});
