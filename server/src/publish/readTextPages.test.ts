import { beforeEach, describe, expect, it } from '@jest/globals';
import { fillTextPage } from './readTextPages.ts';
import { server, useTestApp } from '../testing/useTestApp.ts';

const PAGE = {
  id: 'terms',
  isActive: true,
  title: 'Terms',
  summary: 'The terms of {registeredName}.',
  updatedAt: undefined,
  sections: [
    { heading: 'Licence', paragraphs: ['Granted.', 'Number {licenseNumber}.'], points: [] },
    { heading: 'Who we are', paragraphs: ['We are:'], points: ['Company: {registeredName}', 'Of {registeredAddress}'] },
    { heading: 'Officer', paragraphs: ['Write to {amlOfficer}.'], points: [] },
  ],
};
const headings = (facts: object) => fillTextPage(PAGE, facts).sections.map(({ heading }) => heading);

describe('a filled text page', () => {
  it('contains the facts of the operator in place of their names', () => {
    const facts = {
      registeredName: 'Bahati Ltd',
      licenseNumber: 'A1',
      registeredAddress: 'Nyeri',
      amlOfficer: 'Zawadi',
    };
    const { summary, sections } = fillTextPage(PAGE, facts);
    expect(summary).toBe('The terms of Bahati Ltd.');
    expect(sections.map(({ paragraphs, points }) => [...paragraphs, ...points])).toEqual([
      ['Granted.', 'Number A1.'],
      ['We are:', 'Company: Bahati Ltd', 'Of Nyeri'],
      ['Write to Zawadi.'],
    ]);
  });

  it('leaves out a paragraph, point or summary whose fact is missing', () => {
    const { summary, sections } = fillTextPage(PAGE, { registeredAddress: 'Nyeri', amlOfficer: 'Zawadi' });
    expect(summary).toBeUndefined();
    expect(sections[0]?.paragraphs).toEqual(['Granted.']);
    expect(sections[1]?.points).toEqual(['Of Nyeri']);
  });

  it('leaves out a section that becomes empty, or loses the list that it introduces', () => {
    expect(headings({})).toEqual(['Licence']);
    expect(headings({ amlOfficer: 'Zawadi' })).toEqual(['Licence', 'Officer']);
  });
});

describe('an unknown fact in a text', () => {
  const lines: string[] = [];
  beforeEach(() => void (lines.length = 0));
  useTestApp({ logLevel: 'warn' }, { logTo: { write: (line) => lines.push(line) } });

  const pageOf = (...paragraphs: string[]) => ({
    id: 'terms',
    title: 'Terms',
    sections: [{ heading: 'Us', paragraphs: ['Here.', ...paragraphs], points: [] }],
  });

  async function readPages(language = 'en'): Promise<string> {
    const headers = { 'accept-language': language };
    return (await server.app.inject({ url: '/api/content/text-pages', headers })).body;
  }

  const warnings = () =>
    lines.map((line) => {
      const { page, fact } = JSON.parse(line) as { page?: string; fact?: string };
      return [page, fact];
    });

  it('is left out, and logged once with its page, for any number of requests and languages', async () => {
    await server.put('text-pages', pageOf('Licence {licence}.', '{licence} again.'));
    for (const language of ['en', 'sw', 'en']) {
      const body = await readPages(language);
      expect(body).toContain('Here.');
      expect(body).not.toContain('icence');
    }
    await server.put('settings', { id: 'site', siteName: 'Bahati' });
    await readPages();
    expect(warnings()).toEqual([['terms', '{licence}']]);
    await server.put('text-pages', pageOf('Licence {licence}.', 'Of {town}.'));
    await readPages();
    expect(warnings()).toEqual([
      ['terms', '{licence}'],
      ['terms', '{town}'],
    ]);
  });

  it('is logged when only a translation contains it', async () => {
    const sw = { summary: 'Leseni {leseni}.' };
    await server.put('text-pages', { ...pageOf(), translations: { sw } });
    await readPages('en');
    expect(warnings()).toEqual([]);
    await readPages('sw');
    expect(warnings()).toEqual([['terms', '{leseni}']]);
  });

  it('is shortened in the log when a closing brace is far away', async () => {
    await server.put('text-pages', pageOf(`Of {${'a'.repeat(500)}}.`));
    await readPages();
    expect(warnings()).toEqual([['terms', `{${'a'.repeat(60)}}`]]);
  });

  it('is logged only on shown pages, and facts that are only missing are not logged', async () => {
    await server.put('text-pages', pageOf('Licence {licenseNumber}.'), {
      ...pageOf('Of {town}.'),
      id: 'old',
      isActive: false,
    });
    await readPages();
    expect(warnings()).toEqual([]);
  });
});
