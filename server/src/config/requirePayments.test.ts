import { describe, expect, it } from '@jest/globals';
import { openKits } from '../testing/openKits.ts';
import { readConfig } from './readConfig.ts';
import { requirePayments } from './readPayments.ts';

const LIVE: Readonly<Record<string, string>> = {
  MODE: 'production',
  KES_PER_USD: '129.5',
  ...Object.assign({}, ...openKits().map(({ liveSettings }) => liveSettings)),
};

describe('the payment settings', () => {
  it('are accepted in production', () => {
    const config = readConfig(LIVE);
    expect(() => requirePayments(config)).not.toThrow();
  });

  it.each(Object.keys(LIVE).filter((name) => name !== 'MODE'))('are refused without %s', (name) => {
    expect(() => requirePayments(readConfig({ ...LIVE, [name]: '' }))).toThrow(
      `${name} is missing: give yours, or set MODE=sandbox`,
    );
  });
});
