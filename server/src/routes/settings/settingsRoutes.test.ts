import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../../../contract/settings.ts';
import { server, useTestApp } from '../../testing/useTestApp.ts';

useTestApp();

const settings = async () => (await server.app.inject('/api/settings')).json<{ data: unknown }>().data;

describe('GET /api/settings', () => {
  it('answers the defaults when there are no settings', async () => {
    expect(await settings()).toEqual(DEFAULT_SETTINGS);
  });

  it('answers the first document as an object, with defaults for missing fields', async () => {
    await server.put('settings', { id: 'a', siteName: 'Bahati' }, { id: 'b', siteName: 'Other' });
    expect(await settings()).toEqual({ ...DEFAULT_SETTINGS, siteName: 'Bahati' });
  });

  it('answers in the requested language, and leaves other fields unchanged', async () => {
    const sw = { windowTitle: 'Karata | Kasino', footerData: { helpTitle: 'Msaada' } };
    await server.put('settings', {
      id: 'site',
      windowTitle: 'Karata | Casino',
      footerData: { helpTitle: 'Help', licenseNumber: 'A1' },
      translations: { sw },
    });
    const swahili = await server.app.inject({ url: '/api/settings', headers: { 'accept-language': 'sw-KE' } });
    expect(swahili.json()).toMatchObject({
      data: { windowTitle: 'Karata | Kasino', footerData: { helpTitle: 'Msaada', licenseNumber: 'A1' } },
    });
    expect(await settings()).toMatchObject({ windowTitle: 'Karata | Casino', footerData: { helpTitle: 'Help' } });
  });
});
