import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../server/src/config/readConfig.ts';
import { SETTINGS } from '../../server/src/config/environment.ts';
import { startTestApp } from '../../server/src/testing/startTestApp.ts';
import {
  CALL_LIMITS,
  type CallLimitName,
  type CallLimitRow,
  type LimitRow,
  OPEN_LIMITS,
  RECORD_LIMITS,
} from '../../server/src/rateLimits/limitTable.ts';
import { limitsPage } from './limitsPage.ts';

const ROWS: readonly LimitRow[] = [CALL_LIMITS, RECORD_LIMITS, OPEN_LIMITS].flatMap((table) => Object.values(table));

describe('docs/limits.md', () => {
  it('is what npm run limits writes', () => {
    const page = readFileSync('docs/limits.md', 'utf8');
    expect(page).toBe(limitsPage(page));
  });

  it('loses no table, and writes over no list of others', () => {
    expect(() => limitsPage('# Limits of calls\n')).toThrow('0 tables and lists instead of 4');
    expect(() => limitsPage(`${readFileSync('docs/limits.md', 'utf8')}\nBy hand:\n\n- one more\n`)).toThrow(
      '5 tables and lists instead of 4',
    );
  });
});

describe('the table of limits', () => {
  it.each(ROWS.filter(({ setting }) => setting).map((row) => [row.setting ?? '', row.most]))(
    'gives the setting %s its default, %s',
    (setting, most) => expect(SETTINGS[setting]?.default).toBe(String(most)),
  );

  it.each(Object.keys(CALL_LIMITS) as CallLimitName[])('is what the server counts %s by', (name) => {
    const row: CallLimitRow = CALL_LIMITS[name];
    const given = row.setting ? { [row.setting]: '17' } : {};
    expect(readConfig(given).callLimits[name]).toBe(row.setting ? 17 : row.most);
  });
});

/** Whoever watches the server must hear from it. */
const FREE = ['GET /health'];
/** Limited apart from all others, when their body is known: protectionLimit.test.ts. */
const APART = ['POST /gaming/limits', 'POST /gaming/time-out', 'POST /gaming/self-exclusion', 'POST /play/limits'];
/** Limited when the key is wrong. */
const BY_KEY = /\/operator\//;

describe('each route', () => {
  it('has a limit of the table', async () => {
    const unlimited: string[] = [];
    const server = await startTestApp(
      { operatorKey: 'a-key-of-an-operator-for-tests' },
      {
        watch: (app) =>
          app.addHook('onRoute', ({ config, onRequest }) => {
            const { method, path } = config?.operation ?? {};
            const hooks = [onRequest ?? []].flat() as { limit?: string }[];
            if (path && !hooks.some(({ limit }) => limit)) unlimited.push(`${method} ${path}`);
          }),
      },
    );
    await server.close();
    expect([...new Set(unlimited)].filter((route) => !BY_KEY.test(route)).toSorted()).toEqual(
      [...FREE, ...APART].toSorted(),
    );
  });
});
