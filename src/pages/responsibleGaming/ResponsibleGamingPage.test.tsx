import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { localeChosen, selectModals } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { become, DAY, open, openTools, PAGE, region, take, WORDS } from './responsibleGaming.testTools';
import ResponsibleGamingPage from './ResponsibleGamingPage';

describe('the page of responsible gaming', () => {
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('shows a player the tools, then the text of the operator', async () => {
    await openTools();
    await screen.findByRole('heading', { name: 'Play is not income' });
    expect(order()).toEqual(['Your tools', 'Play is not income']);
    expect(screen.queryByRole('button', { name: 'Go to the tools' })).toBeNull();
  });

  it('shows a visitor the text, then the tools, and leads to them', async () => {
    fakeApi({ 'content/text-pages': { data: [WORDS] } });
    const { user } = renderWithStore(<ResponsibleGamingPage />, { page: 'responsible-gaming' });
    await screen.findByRole('heading', { name: 'Play is not income' });
    expect(order()).toEqual(['Play is not income', 'Your tools']);
    await user.click(screen.getByRole('button', { name: 'Go to the tools' }));
    expect(screen.getByRole('region', { name: 'Your tools' })).toHaveFocus();
  });

  it('scrolls to the tools when its page name says so', async () => {
    await openTools();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your tools' })).toHaveFocus());
  });

  it('leaves the focus alone when the player moved it before the text above loaded', async () => {
    const words = Promise.withResolvers<unknown>();
    const { user } = await open({ limits: [DAY] }, PAGE, () => words.promise);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    words.resolve(null);
    await screen.findByRole('heading', { name: 'Play is not income' });
    await user.keyboard('900');
    expect(region('24 hours').getByRole('textbox')).toHaveValue('900');
  });

  it('shows a visitor what each tool does, and a button to sign in', async () => {
    fakeApi({ 'content/text-pages': { data: [WORDS] } });
    const { user, store } = renderWithStore(<ResponsibleGamingPage />, { page: 'responsible-gaming' });
    for (const name of ['Deposit limits', 'Reality check', 'Take a break', 'Self-exclusion']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'login' } }]);
  });

  it('says that the limits could not be loaded, and can load them again', async () => {
    const { user } = await open('notFound');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your limits could not be loaded');
    fakeApi({ gaming: { data: { limits: [DAY] } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: '24 hours' })).toBeVisible();
  });

  it('is shown in Kiswahili', async () => {
    const { store } = await openTools({ limits: [DAY] });
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('heading', { name: 'Vikomo vya kuweka pesa' })).toBeVisible();
  });
});

describe('the reality check setting', () => {
  it('is saved at once', async () => {
    const bodies = take('reality-check', become({ realityCheckMinutes: 30 }));
    const { user } = await openTools();
    expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '30 minutes' }));
    expect(await region('Reality check').findByText('Saved')).toBeVisible();
    expect(screen.getByRole('radio', { name: '30 minutes' })).toBeChecked();
    expect(bodies).toEqual([{ minutes: 30 }]);
  });
});
