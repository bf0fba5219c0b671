import { api, endpointOf } from '@/api';
import { type PotState, JackpotsSchema, readJackpots } from '@contract/jackpots.ts';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useGetProfileQuery } from '@/features/auth';
import { useIsResting } from '@/features/saferPlay';
import { selectIsDataSaver } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import { formatMoney, isKenyanPlace, moneyOf } from '@/shared/money';
import './tiles.scss';

const jackpotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJackpots: build.query({ ...endpointOf(readJackpots, JackpotsSchema), extraOptions: { isQuiet: true } }),
  }),
});

const ASK_EVERY_MS = 10_000;

/** The pots of the player's currency. They are asked for again while they are looked at, and with data saver only once. */
export function useJackpots(isLookedAt: boolean) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  // Lists show these too, and the wallet would be the greater part of their script.
  const currency = profile?.currency ?? (isKenyanPlace() ? 'KES' : 'USD');
  const isLive = !useSelector(selectIsDataSaver) && isLookedAt;
  const { data } = jackpotsApi.useGetJackpotsQuery(undefined, {
    pollingInterval: isLive ? ASK_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  return {
    pots: data?.pots.filter((pot) => pot.currency === currency) ?? [],
    games: data?.games ?? [],
    news: useNews(data?.pots),
  };
}

interface News {
  pot: PotState;
  fall: PotState['falls'][number];
}

const latestOf = (pots: readonly PotState[]): News | undefined =>
  pots
    .flatMap((pot) => pot.falls.map((fall) => ({ pot, fall })))
    .toSorted((a, b) => b.fall.at.localeCompare(a.fall.at))
    .at(0);

/** It is told so long, ms. */
const NEWS_MS = 15_000;

/** The last fall, if it came after the first answer, for a while. */
function useNews(pots: readonly PotState[] | undefined): News | undefined {
  const latest = pots && latestOf(pots);
  const [known, setKnown] = useState<string>();
  if (pots && known === undefined) setKnown(latest?.fall.id ?? '');
  const id = known !== undefined && latest?.fall.id !== known ? latest?.fall.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setKnown(id), NEWS_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return id === undefined ? undefined : latest;
}

/** A value of `content`: what eyes see, and what a screen reader says. */
const markOf = (shown: string, said: string): string =>
  `${JSON.stringify(`♛ ${shown}`)} / ${JSON.stringify(`Jackpot ${said}`)}`;

/** Writes the largest pot on the tiles of the slots that feed it: they need not be drawn again for that. */
export function useMarkedTiles({ pots, games }: Pick<ReturnType<typeof useJackpots>, 'pots' | 'games'>): void {
  const { locale } = useIntl();
  const largest = pots.toSorted((a, b) => b.amount - a.amount)[0];
  const amount = largest && formatMoney(moneyOf(Math.floor(largest.amount), largest.currency), locale);
  const short = largest && new Intl.NumberFormat('en', { notation: 'compact' }).format(largest.amount);
  const tiles = games.map((id) => `[data-game-id=${JSON.stringify(id)}]`).join();
  useEffect(() => {
    if (!amount || !tiles || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    const marks = [`--jackpot:${markOf(amount, amount)}`, `--jackpot-short:${markOf(short ?? '', amount)}`];
    sheet.replaceSync(`article:is(${tiles}){${marks.join(';')}}`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [amount, short, tiles]);
}

const NOTHING = { pots: [], games: [] };

/** Marks the tiles of a list, which shows nothing else of the jackpots; none on a break, when nothing is offered. */
export default function Marks() {
  const jackpots = useJackpots(false);
  useMarkedTiles(useIsResting() ? NOTHING : jackpots);
  return null;
}
