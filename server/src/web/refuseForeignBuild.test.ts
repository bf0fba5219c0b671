import { describe, expect, it } from '@jest/globals';
import type { BuildMark } from '../../../contract/buildMark.ts';
import { FOR_LIVE, startProduction } from './startProduction.testTools.ts';

describe('the web app in production', () => {
  it('is served when it was built for the project', async () => {
    const production = await startProduction(FOR_LIVE);
    expect((await production.app.inject('/api/health')).statusCode).toBe(200);
    await production.close();
  });

  it.each([[[]], [['http://karata.example']]])('is refused at the addresses %j', async (siteOrigins) => {
    await expect(startProduction(FOR_LIVE, { siteOrigins })).rejects.toThrow('SITE_ORIGINS needs the address');
  });

  it.each<[string, BuildMark | undefined]>([
    ['the sandbox of demo-karata', { mode: 'sandbox', projectId: 'demo-karata' }],
    ['the production of another', { mode: 'production', projectId: 'another' }],
    ['no known project', undefined],
  ])('is refused when it was built for %s', async (built, mark) => {
    await expect(startProduction(mark)).rejects.toThrow(`was built for ${built}: run npm run build`);
  });
});
