import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@/shared/i18n';
import { recordActions, storyOf } from '@/testing/recordActions';
import { renderWithStore } from '@/testing/renderWithStore';
import { PageHead } from './PageHead';
import { localeChosen, pageOpened, pageRefined, pageVisited, selectPage, selectTitle } from './uiSlice';
import { usePageHeading } from './usePageHeading';

const heading = () => screen.getByRole('heading', { level: 1 });

/** Pages with their names as headings. */
function Site() {
  const page = useSelector(selectPage);
  return (
    <>
      <button type="button">Elsewhere</button>
      <PageHead key={page.split('?')[0]} title={page} />
    </>
  );
}

const open = (page = 'bonus') => {
  const { store, user, rerender } = renderWithStore(<Site />, { page });
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
  return { store, user, dispatch, rerender, title: () => selectTitle(store.getState()) };
};

describe('the heading of a page', () => {
  it('is the name of the page', () => {
    const { dispatch, title } = open();
    expect(title()).toBe('bonus');
    dispatch(pageOpened('vip'));
    expect(title()).toBe('vip');
  });

  it('names the page once, also where React runs each effect twice', () => {
    const { store } = renderWithStore(
      <StrictMode>
        <Site />
      </StrictMode>,
      { page: 'bonus' },
    );
    const recording = recordActions(store);
    act(() => void store.dispatch(pageOpened('vip')));
    expect(storyOf(recording)).toEqual(['ui/pageOpened', 'ui/pageTitled']);
  });

  it('does not take the focus on the first page', () => {
    open();
    expect(document.body).toHaveFocus();
  });

  it.each([pageOpened('vip'), pageVisited('vip'), pageOpened('bonus?of=today')])(
    'takes the focus after %j',
    async (action) => {
      const { user, dispatch } = open();
      await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
      dispatch(action);
      expect(heading()).toHaveFocus();
    },
  );

  it('does not take the focus when only the page parameters change', async () => {
    const { user, dispatch, title } = open();
    dispatch(pageOpened('all-games'));
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    dispatch(pageRefined('all-games?type=top'));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(title()).toBe('all-games?type=top');
  });

  it('does not take the focus from another element when a new heading replaces it', async () => {
    const { store, user, dispatch } = open();
    dispatch(pageOpened('vip'));
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    dispatch(pageRefined('challenge'));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(selectTitle(store.getState())).toBe('challenge');
  });

  it('leaves the focus in a menu of the header that was opened before the heading came', () => {
    const { dispatch } = open();
    renderWithStore(
      <header>
        <button type="button" aria-expanded="true">
          Account
        </button>
      </header>,
    );
    const menu = screen.getByRole('button', { name: 'Account' });
    menu.focus();
    dispatch(pageOpened('vip'));
    expect(menu).toHaveFocus();
  });

  it('passes the focus to the heading that replaces it', () => {
    const { dispatch } = open();
    dispatch(pageOpened('vip'));
    dispatch(pageRefined('challenge'));
    expect(heading()).toHaveFocus();
  });

  it('is in the language of the page', async () => {
    const { store } = renderWithStore(<PageHead title={t('app.home')} />);
    expect(selectTitle(store.getState())).toBe('Home');
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => expect(selectTitle(store.getState())).toBe('Mwanzo'));
  });
});

const Named = () => (
  <h1 ref={usePageHeading({ title: 'Your profile', takesFocus: false })} tabIndex={-1}>
    Simba5678
  </h1>
);

describe('a heading with another text', () => {
  it('changes the name of the page, and can leave the focus alone', () => {
    const { store } = renderWithStore(<Named />);
    act(() => void store.dispatch(pageOpened('profile')));
    expect(selectTitle(store.getState())).toBe('Your profile');
    expect(document.body).toHaveFocus();
  });
});
