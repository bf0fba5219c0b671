import { describe, expect, it } from '@jest/globals';
import { FACT_NAMES } from '../../../contract/facts.ts';
import { requireLicence, warnOfMissingFacts } from './checkOperatorFacts.ts';
import { server, useTestApp } from '../testing/useTestApp.ts';

describe('the missing facts of the operator', () => {
  useTestApp();

  async function warnings(): Promise<string[]> {
    const said: string[] = [];
    const log = server.app.log.child({});
    log.warn = (...[text]: unknown[]) => void said.push(String(text));
    await warnOfMissingFacts(server.store, log);
    return said;
  }

  const facts = (fact: string) => Object.fromEntries(FACT_NAMES.map((name) => [name, fact]));

  it('are logged one by one', async () => {
    expect(await warnings()).toHaveLength(FACT_NAMES.length);
    await server.put('settings', {
      id: 'site',
      footerData: { ...facts('Bahati'), amlOfficer: ' ', licenseNumber: '' },
    });
    expect(await warnings()).toEqual([
      expect.stringMatching(/^settings: footerData\.licenseNumber is missing: the number of the gambling licence/),
      expect.stringMatching(/^settings: footerData\.amlOfficer is missing/),
    ]);
  });

  it('are logged while they still have the example values', async () => {
    const footerData = { ...facts('Bahati'), supportEmail: 'help@bahati.example', registeredName: 'Exampleton Ltd' };
    await server.put('settings', { id: 'site', footerData });
    expect(await warnings()).toEqual([expect.stringContaining('footerData.supportEmail is still an example')]);
  });

  it('are in the text pages after they were added to the settings, in the language of the request', async () => {
    await server.put('text-pages', {
      id: 'terms',
      title: 'Terms',
      sections: [{ heading: 'Us', paragraphs: ['Here.', 'Of {registeredAddress}.'], points: [] }],
    });
    const paragraphs = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await server.app.inject({ url: '/api/content/text-pages', headers });
      return answer.json<{ data: { sections: { paragraphs: string[] }[] }[] }>().data[0]?.sections[0]?.paragraphs;
    };
    expect(await paragraphs('en')).toEqual(['Here.']);
    const sw = { footerData: { registeredAddress: 'Mtaa wa Mbuyu' } };
    await server.put('settings', {
      id: 'site',
      footerData: { registeredAddress: 'Baobab Street' },
      translations: { sw },
    });
    expect(await paragraphs('en')).toEqual(['Here.', 'Of Baobab Street.']);
    expect(await paragraphs('sw')).toEqual(['Here.', 'Of Mtaa wa Mbuyu.']);
  });
});

describe('a site in production', () => {
  useTestApp();

  const require = () => requireLicence(server.store, server.app.log);
  const write = (licenseNumber: string) => server.put('settings', { id: 'site', footerData: { licenseNumber } });

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
