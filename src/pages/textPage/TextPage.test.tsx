import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { localeChosen } from '@/features/ui';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import TextPage from './TextPage';

const PRIVACY = {
  id: 'privacy-policy',
  title: 'Privacy policy',
  summary: 'What we know of you, and why.',
  updatedAt: '2026-10-31T22:30:00.000Z',
  sections: [
    { heading: 'What we collect', paragraphs: ['Your phone number.', 'Your bets.'], points: [] },
    { heading: 'How long we keep it', paragraphs: [], points: ['Seven years for payments', 'A day for codes'] },
    { heading: 'Your rights', paragraphs: ['Ask us.'], points: [] },
  ],
};

const SETTINGS = { data: { footerData: { supportEmail: 'help@karata.example' } } };

const open = (page: string, answer: Answer) => {
  fakeApi({ 'content/text-pages': answer, settings: SETTINGS });
  return renderWithStore(<TextPage />, { page });
};

describe('a text page', () => {
  it('shows its title, summary, sections and points', async () => {
    open('privacy-policy', { data: [{ ...PRIVACY, id: 'aml', title: 'Other' }, PRIVACY] });
    expect(await screen.findByText('What we know of you, and why.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    const list = screen.getByRole('heading', { name: 'How long we keep it' }).nextElementSibling as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Seven years for payments', 'A day for codes']);
  });

  it('shows the date of the last update in Nairobi', async () => {
    open('privacy-policy', { data: [PRIVACY] });
    expect(await screen.findByText(/Last updated/)).toHaveTextContent('Last updated 1 November 2026');
  });

  it('scrolls to a section and moves the focus, without changing the address', async () => {
    const { user } = open('privacy-policy', { data: [PRIVACY] });
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const before = window.location.href;
    await user.click(within(contents).getByRole('button', { name: 'Your rights' }));
    expect(screen.getByRole('heading', { name: 'Your rights' })).toHaveFocus();
    expect(window.location.href).toBe(before);
  });

  it('has no list of contents for a short text', async () => {
    open('fairness', { data: [{ id: 'fairness', title: 'Fair play', sections: PRIVACY.sections.slice(0, 1) }] });
    expect(await screen.findByRole('heading', { name: 'What we collect' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('shows the readable parts of an item with missing and wrong fields', async () => {
    open('aml', {
      data: [null, 7, { id: 'aml', title: 9, updatedAt: 'soon', sections: [{ heading: 4 }, PRIVACY.sections[0]] }],
    });
    expect(await screen.findByRole('heading', { name: 'What we collect' })).toBeVisible();
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
  });

  it('shows its title and a loading message while the text loads', () => {
    open('terms-conditions', { data: [] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms and conditions');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the text…');
  });

  it('says that the backend has no such text, and links to support and home', async () => {
    open('kyc-policy', { data: [PRIVACY] });
    expect(await screen.findByText('This page has no text yet')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Write to help@karata.example' })).toHaveAttribute(
      'href',
      'mailto:help@karata.example',
    );
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('does not show an inactive text', async () => {
    open('privacy-policy', { data: [{ ...PRIVACY, isActive: false }] });
    expect(await screen.findByText('This page has no text yet')).toBeVisible();
  });

  it.each(['notFound', 'junk', 'html', 'empty'] as const)(
    'says that it could not be loaded after %s',
    async (fault) => {
      open('fairness', fault);
      expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    },
  );

  it('says that it could not be loaded when the answer is not a list', async () => {
    open('fairness', { data: { fairness: 'yes' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  });

  it('loads when the player tries again', async () => {
    const { user } = open('privacy-policy', 'notFound');
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeApi({ 'content/text-pages': { data: [PRIVACY] } });
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'What we collect' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the support contact on the support page when the text fails', async () => {
    open('support', 'notFound');
    expect(await screen.findByRole('alert')).toBeVisible();
    const contact = await screen.findByRole('region', { name: 'Talk to a person' });
    expect(within(contact).getByRole('link')).toHaveAttribute('href', 'mailto:help@karata.example');
  });

  it('has the number to call on the support page, also without an address', async () => {
    fakeApi({
      settings: { data: { footerData: { supportPhone: '+254 20 123 4567' } } },
      'content/text-pages': { data: [] },
    });
    renderWithStore(<TextPage />, { page: 'support' });
    const contact = await screen.findByRole('region', { name: 'Talk to a person' });
    expect(within(contact).getByRole('link', { name: 'Call +254 20 123 4567' })).toHaveAttribute(
      'href',
      'tel:+254201234567',
    );
  });

  it('has its headings and buttons in Kiswahili', async () => {
    const { store } = open('privacy-policy', { data: [PRIVACY] });
    await screen.findByText('What we know of you, and why.');
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('navigation', { name: 'Yaliyomo' })).toBeVisible();
    expect(screen.getByText(/Ilisasishwa/)).toHaveTextContent('1 Novemba 2026');
  });
});
