import { describe, expect, it } from '@jest/globals';
import { FACT_NAMES } from '../../../contract/facts.ts';
import { warnOfMissingFacts } from './warnOfMissingFacts.ts';
import { server, useTestApp } from '../testing/useTestApp.ts';

useTestApp();

async function warnings(): Promise<string[]> {
  const said: string[] = [];
  const log = server.app.log.child({});
  log.warn = (...[text]: unknown[]) => void said.push(String(text));
  await warnOfMissingFacts(server.store, log);
  return said;
}

const facts = (fact: string) => Object.fromEntries(FACT_NAMES.map((name) => [name, fact]));

describe('the missing facts of the operator', () => {
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
