import { describe, expect, it } from '@jest/globals';
import { fillTextPage } from './fillTextPage.ts';

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
