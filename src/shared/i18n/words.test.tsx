import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { type Catalogue, plainWords, t, useIntl, withMessages, withWords, WordsContext } from '.';
import type { Messages } from './words';

const text = (value: string) => ({ type: 0, value });
const place = (value: string) => ({ type: 1, value });
const messages = (en: object) => en as Messages;
const both = (en: object): Catalogue => ({ en: messages(en), sw: messages(en) });

const OUTER = messages({ 'a.hello': [text('Hello '), place('name'), text('!')], 'a.plain': [text('Plain')] });
const COUNT = [
  {
    type: 6,
    value: 'n',
    offset: 0,
    pluralType: 'cardinal',
    options: { one: { value: [text('one')] }, other: { value: [{ type: 7 }, text(' of them')] } },
  },
];

const within = (children: ReactNode) =>
  render(<WordsContext value={plainWords('en-KE', OUTER)}>{children}</WordsContext>);

const Label = ({ id }: { id: string }) => <p aria-label={useIntl().formatMessage({ id }, { name: 'Amina' })} />;

describe('the texts of a page', () => {
  it('are written with their values, as elements and as plain text', () => {
    within(
      <>
        <p>{t('a.hello', { name: <b>Amina</b> })}</p>
        <Label id="a.hello" />
      </>,
    );
    expect(screen.getByText('Amina').closest('p')).toHaveTextContent('Hello Amina!');
    expect(screen.getByLabelText('Hello Amina!')).toBeInTheDocument();
  });

  it('of a part are found before those around it, which stay', () => {
    const Part = withWords(both({ 'b.own': [text('Own')], 'a.plain': [text('Other')] }), () => (
      <p>
        {t('b.own')} {t('a.plain')} {t('a.hello', { name: 'Juma' })}
      </p>
    ));
    within(<Part />);
    expect(screen.getByText('Own Other Hello Juma!')).toBeVisible();
  });

  it('have plurals and numbers in a part with all formats, also inside a plain part and around one', () => {
    const Inner = withWords(both({ 'c.inner': [text('inner')] }), () => (
      <i>
        {t('c.inner')} {t('b.count', { n: 1 })}
      </i>
    ));
    const Rich = withMessages(both({ 'b.count': COUNT }), () => (
      <p>
        {t('b.count', { n: 3 })}, <FormattedNumber value={4000} />, {t('c.outer')}, <Inner />
      </p>
    ));
    const Outer = withWords(both({ 'c.outer': [text('outer')] }), Rich);
    within(<Outer />);
    expect(screen.getByText(/of them/)).toHaveTextContent('3 of them, 4,000, outer, inner one');
  });

  it('show the id of a missing message, and log it', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    within(<p>{t('a.nothing')}</p>);
    expect(screen.getByText('a.nothing')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('[karata] There is no message a.nothing');
  });
});
