import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useGetChallengesQuery } from '@/features/content';
import { localeChosen } from '@/features/ui';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';

const TITLES: Readonly<Record<string, string>> = { en: 'Seven suns', sw: 'Jua saba' };

const Titles = () => {
  const { data } = useGetChallengesQuery();
  return <p>{data?.map(({ title }) => title).join() ?? 'waiting'}</p>;
};

/** Answers in the requested language; `hold` delays answers until it resolves. */
const speakingApi = (hold: () => Promise<void> = async () => undefined) => {
  const asked: string[] = [];
  fakeServer.use(
    http.get(`${ORIGIN}/api/challenges`, async ({ request }) => {
      const language = request.headers.get('accept-language') ?? '';
      asked.push(language);
      await hold();
      return HttpResponse.json({ data: [{ id: '1', title: TITLES[language] }] });
    }),
  );
  return asked;
};

describe('the text of the operator', () => {
  it('is requested once, in the language of the page', async () => {
    const asked = speakingApi();
    renderWithStore(<Titles />);
    expect(await screen.findByText('Seven suns')).toBeVisible();
    expect(asked).toEqual(['en']);
  });

  it('is shown in the new language after a change, and in the old language until then', async () => {
    let release = (): void => undefined;
    const asked = speakingApi(() =>
      asked.length > 1 ? new Promise((resolve) => (release = resolve)) : Promise.resolve(),
    );
    const { store } = renderWithStore(<Titles />);
    expect(await screen.findByText('Seven suns')).toBeVisible();
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() => expect(asked).toEqual(['en', 'sw']));
    expect(document.documentElement.lang).toBe('sw');
    expect(screen.getByText('Seven suns')).toBeVisible();
    release();
    expect(await screen.findByText('Jua saba')).toBeVisible();
  });
});
