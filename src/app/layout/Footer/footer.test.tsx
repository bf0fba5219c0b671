import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { renderLayout } from '../layout.testTools';

describe('the footer', () => {
  it("shows the operator's company, licence, contact and links", async () => {
    fakeApi({
      settings: {
        data: {
          footerData: {
            companyName: 'Bahati Ltd',
            licenseNumber: 'GRA 0001',
            supportEmail: 'help@bahati.example',
            helpTitle: 'Usaidizi',
            helpLinks: [{ name: 'Outside', url: 'https://help.example' }],
            telegramUrl: 'https://t.example/bahati',
          },
        },
      },
    });
    renderLayout();
    const footer = await screen.findByRole('contentinfo');
    expect(await within(footer).findByText('Bahati Ltd')).toBeVisible();
    expect(within(footer).getByText('Licence: GRA 0001')).toBeVisible();
    expect(within(footer).getByRole('link', { name: 'Support: help@bahati.example' })).toHaveAttribute(
      'href',
      'mailto:help@bahati.example',
    );
    expect(within(footer).getByRole('link', { name: 'Outside' })).toHaveAttribute('href', 'https://help.example');
    expect(within(footer).getByRole('link', { name: 'Telegram' })).toBeVisible();
    expect(within(footer).queryByRole('link', { name: 'Twitter' })).toBeNull();
  });

  it('names the age, the licence and the regulator, and the link to the regulator opens in a new tab', async () => {
    const footerData = {
      minimumAge: 21,
      licenseNumber: 'GRA 0001',
      regulatorName: 'The board',
      regulatorUrl: 'https://board.example',
    };
    fakeApi({ settings: { data: { footerData } } });
    renderLayout();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('For players aged 21 and over only.')).toBeVisible();
    expect(footer.getByText('21+')).toBeVisible();
    const regulator = footer.getByRole('link', { name: 'The board' });
    expect(regulator).toHaveAttribute('href', 'https://board.example');
    expect(regulator).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('names the known facts of the company, and neither licence nor regulator without a licence number', async () => {
    const footerData = { registeredName: 'Bahati Ltd', registeredAddress: 'Nyeri', regulatorName: 'The board' };
    fakeApi({ settings: { data: { footerData } } });
    renderLayout();
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText('Run by Bahati Ltd · Nyeri')).toBeVisible();
    expect(footer.queryByText(/^Licence|The board/)).toBeNull();
  });

  it('says in the words of the operator who may play', async () => {
    fakeApi({ 'content/footer': { data: [{ id: '1', ageNote: 'Adults only.' }] } });
    renderLayout();
    expect(await within(await screen.findByRole('contentinfo')).findByText('Adults only.')).toBeVisible();
  });

  it('has its own ten links when the settings have none', async () => {
    renderLayout();
    const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/games/original',
      '/games/slots',
      '/privacy-policy',
      '/bonus-terms',
      '/terms-conditions',
      '/aml',
      '/responsible-gaming',
      '/kyc-policy',
      '/support',
      '/fairness',
    ]);
  });
});
