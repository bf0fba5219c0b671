import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  useGetBetHistoryQuery,
  useGetBonusBoxesQuery,
  useGetBonusMarketHeroQuery,
  useGetChallengesQuery,
  useGetCompetitionsQuery,
  useGetDepositBonusesQuery,
  useGetFooterNotesQuery,
  useGetFreeSpinsQuery,
  useGetHeroQuery,
  useGetWelcomeBonusesQuery,
  useTextPage,
} from '@/features/content';
import {
  useGetChallengeTasksQuery,
  useGetLeaderboardQuery,
  useGetReferralTermsQuery,
  useGetVipLevelsQuery,
} from '@/features/rewards';
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

const useText = () => ({ data: useTextPage('aml').text });

/** All lists with texts of the operator. */
const LISTS: Readonly<Record<string, () => { data?: unknown }>> = {
  hero: useGetHeroQuery,
  'welcome pack': useGetWelcomeBonusesQuery,
  'deposit bonuses': useGetDepositBonusesQuery,
  'latest bets': useGetBetHistoryQuery,
  competitions: useGetCompetitionsQuery,
  challenges: useGetChallengesQuery,
  'challenge tasks': useGetChallengeTasksQuery,
  leaderboard: useGetLeaderboardQuery,
  'VIP levels': useGetVipLevelsQuery,
  'referral terms': useGetReferralTermsQuery,
  'footer notes': useGetFooterNotesQuery,
  'bonus market': useGetBonusMarketHeroQuery,
  'bonus boxes': useGetBonusBoxesQuery,
  'free spins': useGetFreeSpinsQuery,
  'pages of text': useText,
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

  it.each(Object.entries(LISTS))('in %s is shown in the new language after a change', async (_, useList) => {
    fakeServer.use(
      http.get(`${ORIGIN}/api/*`, ({ request }) => {
        const title = `in ${request.headers.get('accept-language')}`;
        const race = { rules: [title], gamesPage: 'games/slots', endsAt: '2099-01-01T00:00:00Z' };
        return HttpResponse.json({
          data: [{ id: 'aml', title, gameName: title, playerName: title, ageNote: title, ...race }],
        });
      }),
    );
    const Shown = () => <p>{JSON.stringify(useList().data)}</p>;
    const { store } = renderWithStore(<Shown />);
    expect(await screen.findByText(/"in en"/)).toBeVisible();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByText(/"in sw"/)).toBeVisible();
    expect(screen.queryByText(/"in en"/)).toBeNull();
  });
});
