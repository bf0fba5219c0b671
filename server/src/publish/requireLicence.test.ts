import { describe, expect, it } from '@jest/globals';
import { requireLicence } from './requireLicence.ts';
import { server, useTestApp } from '../testing/useTestApp.ts';

useTestApp();

const require = () => requireLicence(server.store, server.app.log);
const write = (licenseNumber: string) => server.put('settings', { id: 'site', footerData: { licenseNumber } });

describe('a site in production', () => {
  it('does not start without the number of a licence, and says what to do', async () => {
    await expect(require()).rejects.toThrow(/licence is missing: .+ npm run content, or set ALLOW_NO_LICENCE=true/);
  });

  it('does not start with the number of an example', async () => {
    await write('Example 0001');
    await expect(require()).rejects.toThrow('licence is missing');
  });

  it('starts with a number', async () => {
    await write('BCLB 0000123');
    await expect(require()).resolves.toBeUndefined();
  });
});
