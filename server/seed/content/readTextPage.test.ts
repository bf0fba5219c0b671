import { describe, expect, it } from '@jest/globals';
import { readTextPage } from './readTextPage.ts';

const PAGE = `---
updatedAt: 2026-11-22T06:00:00.000Z
---

# Support

How to reach us.

## Write to us

Say what happened,
and when.

We answer in a day.

- by e-mail
- by
  telephone

## Nothing helps?

Complain.
`;

describe('a text page in Markdown', () => {
  it('is a title, a summary and sections with paragraphs and a list of points', () => {
    expect(readTextPage(PAGE)).toEqual({
      updatedAt: '2026-11-22T06:00:00.000Z',
      title: 'Support',
      summary: 'How to reach us.',
      sections: [
        {
          heading: 'Write to us',
          paragraphs: ['Say what happened, and when.', 'We answer in a day.'],
          points: ['by e-mail', 'by telephone'],
        },
        { heading: 'Nothing helps?', paragraphs: ['Complain.'], points: [] },
      ],
    });
  });

  it('needs no date, as a translation has none', () => {
    expect(readTextPage('# Title\n\nSummary.\n')).toEqual({ title: 'Title', summary: 'Summary.', sections: [] });
  });

  it.each([
    ['text without a title', 'Support\n\nHow.', '"Support" stands where a title'],
    ['a title without a summary', '# Support\n\n## Write', '"## Write" stands where the summary'],
    ['a paragraph before the first heading', '# A\n\nB.\n\nC.', '"C." stands where a heading'],
    ['a paragraph after a list', '# A\n\nB.\n\n## C\n\n- d\n\nE.', '"E." stands where a heading, as a list ends'],
    ['a third level of headings', '# A\n\nB.\n\n## C\n\n### D', '"### D" stands where plain text'],
    ['words in bold', '# A\n\nB.\n\n## C\n\nVery **bold**.', 'plain text'],
    ['a link', '# A\n\nB.\n\n## C\n\nSee [here](/x).', 'plain text'],
    ['markup', '# A\n\nB.\n\n## C\n\n- a <b>c</b>', 'plain text'],
    ['a numbered list', '# A\n\nB.\n\n## C\n\n1. d', 'plain text'],
    ['a date in another form', '---\ndate: 2026\n---\n\n# A\n\nB.', 'stands where a title'],
  ])('is refused with %s', (_what, text, told) => {
    expect(() => readTextPage(text)).toThrow(told);
  });
});
