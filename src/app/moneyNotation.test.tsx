import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { type ComponentType, createElement } from 'react';
import { useSelector } from 'react-redux';
import { Header } from '@/app/layout/Header/Header';
import { followPlayer, selectIsSignedIn } from '@/features/auth';
import { localeChosen } from '@/features/ui';
import { METHOD_KITS } from '@/features/wallet/methodKits.testTools';
import { DepositModal } from '@/features/wallet/modals/DepositModal';
import { WithdrawModal } from '@/features/wallet/modals/WithdrawModal';
import BonusPage from '@/pages/bonus/BonusPage';
import HistoryPage from '@/pages/history/HistoryPage';
import ProfilePage from '@/pages/profile/ProfilePage';
import ReferralPage from '@/pages/referral/ReferralPage';
import ResponsibleGamingPage from '@/pages/responsibleGaming/ResponsibleGamingPage';
import VipPage from '@/pages/vip/VipPage';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import { buildMethod, buildTransaction } from '@/testing/walletBuilders';

/** Text that looks like money, in any notation. */
const MONEY =
  /(?:US\$|USD|\$|KES|K[Ss]h\.?|TSh|Shs?\.?)\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?(?:KES|USD|K[Ss]h)\b/g;

const KSH = /^Ksh \d{1,3}(?:,\d{3})*(?:\.\d\d)?$/;
const DOLLARS = { US$: /^US\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/, $: /^\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/ };

/** Every amount on the page: in texts and in accessible names. */
function amounts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  document.querySelectorAll('[aria-label],[aria-valuetext],[title]').forEach((element) => {
    for (const name of ['aria-label', 'aria-valuetext', 'title']) texts.push(element.getAttribute(name) ?? '');
  });
  return texts.flatMap((text) => text.replace(/\s/g, ' ').match(MONEY) ?? []);
}

/** All amounts in our notation, and dollars with one sign. */
function expectOneNotation(sign: keyof typeof DOLLARS): void {
  const odd = amounts().filter((amount) => !KSH.test(amount) && !DOLLARS[sign].test(amount));
  expect(odd).toEqual([]);
}

/**
 * Dollars that a player in shillings sees too (docs/product.md): of cards and withdrawals, and the one dollar of a rate
 * or of the card minimum.
 */
const OWN_DOLLARS: Record<string, RegExp> = {
  'the profile': /^US\$1$/,
  'the history': /^US\$25$/,
  'the deposit in KES': /^US\$1$/,
  // The quick amounts, and what the player's limit leaves.
  'the deposit in USD': /^US\$(?:1|10|25|50|100|7\.72)$/,
  // The amount that can be withdrawn, the least one, the quick amounts, and the rate.
  'the withdrawal': /^\$(?:40\.15|10|25|50|100|1)$/,
};

/** No dollars for a player in shillings, except those of the screen itself. */
function expectShillings(name: string): void {
  const dollars = amounts().filter((amount) => !KSH.test(amount) && !OWN_DOLLARS[name]?.test(amount));
  expect(dollars).toEqual([]);
}

/** The typed amount in each modal. */
const TYPED: Record<string, string> = {
  'the deposit in KES': '1000',
  'the deposit in USD': '25',
  'the withdrawal': '25',
};

/** Money modals show more with an amount. */
async function typeAmount(name: string) {
  const typed = TYPED[name];
  if (!typed) return;
  const [box] = within(screen.getByRole('dialog')).getAllByRole('textbox');
  if (box) await userEvent.type(box, typed);
}

const none = () => undefined;
const Withdraw = () => <WithdrawModal onClose={none} />;
const Chip = () => <Header isWideOnly={false} />;

type Case = [name: string, Screen: ComponentType, sign: keyof typeof DOLLARS, kes: RegExp, usd: RegExp];

/** A quick amount. */
const LAST_CHOICE = { KES: /Ksh 5,000/, USD: /^US\$100$/ };

const DEPOSITS = METHOD_KITS.map(({ id, currency }): Case => {
  const Deposit = () => <DepositModal method={id} bonusId="b1" onClose={none} />;
  return [`the deposit in ${currency}`, Deposit, 'US$', LAST_CHOICE[currency], LAST_CHOICE[currency]];
});

/** Each screen with amounts, and an amount to wait for: for a player in shillings, and in dollars. */
const SCREENS: Case[] = [
  ['the header', Chip, 'US$', /Ksh 5,200/, /US\$40\.15/],
  ['the profile', ProfilePage, 'US$', /Ksh 5,200/, /US\$40\.15/],
  ['the history', HistoryPage, 'US$', /Ksh 5,000/, /US\$25/],
  ['bonuses', BonusPage, 'US$', /Ksh 1,295/, /US\$10/],
  ['levels', VipPage, 'US$', /Ksh 64,750/, /US\$500/],
  ['referral', ReferralPage, 'US$', /Ksh 1,295/, /US\$10/],
  ['limits', ResponsibleGamingPage, 'US$', /Ksh 1,500/, /Ksh 1,500/],
  ...DEPOSITS,
  ['the withdrawal', Withdraw, '$', /Ksh 5,200/, /^\$40\.15$/],
];

const LEVELS = [
  { id: 'v1', title: 'Swala', minWager: 0, order: 1, benefits: [] },
  { id: 'v2', title: 'Chui', minWager: 500, order: 2, benefits: [] },
];
const CLAIM = {
  id: 'd1',
  bonusId: 'b1',
  title: 'Boost',
  status: 'wagering',
  amount: 10,
  freeSpins: 0,
  wagerRequired: 150,
  wagered: 37.5,
};
const BOOST = {
  id: 'b1',
  title: 'Karibu boost',
  bonusPercentage: 150,
  freeSpins: 0,
  minDeposit: 200,
  extraKes: 250,
};
const TERMS = { id: 'r1', title: 'Alika', rewardKes: 500, minDepositKes: 1_000 };
const FRIEND = { id: 'f1', name: 'Oti•••', status: 'earned', reward: 10 };
const ITEMS = [
  buildTransaction({ id: 'd1', amount: 5_000, status: 'completed', balanceAmount: 38.61 }),
  buildTransaction({ id: 'w1', type: 'withdrawal', amount: 25, currency: 'USD', status: 'processing' }),
];

beforeEach(() => {
  fakeApi({
    'wallet/balance': { data: { balance: 52.65, bonusBalance: 15, held: 12.5, available: 40.15, rest: 0.00443 } },
    'wallet/methods': { data: [buildMethod()] },
    'wallet/transactions': { data: { items: ITEMS } },
    'content/vip-levels': { data: LEVELS },
    'users/me/bonuses': { data: [CLAIM] },
    'users/me/referral': { data: { code: 'KARIBU12', joined: [FRIEND], joinedCount: 1, earned: 10 } },
    'bonuses/deposits': { data: [BOOST] },
    'content/referral-terms': { data: [TERMS] },
    'play/limits': { data: { currency: 'KES', limits: [{ kind: 'stake', value: 1500, used: 0 }] } },
    gaming: {
      data: {
        limits: [{ period: 'day', amount: 1_500, currency: 'KES', used: 500, left: 1_000 }],
        realityCheckMinutes: 0,
      },
    },
  });
});

async function open(Screen: ComponentType, preferredCurrency: 'KES' | 'USD', locale: 'en' | 'sw') {
  const data = buildProfile({
    preferredCurrency,
    preferences: { currency: preferredCurrency, language: locale },
    totalDeposits: 52.65,
    totalWithdrawals: 12.5,
    totalWager: 125,
    maxWin: 88.25,
  });
  fakeServer.use(http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data })));
  fakeApi({ 'users/me': { data } });
  const Opened = () => (useSelector(selectIsSignedIn) ? createElement(Screen) : null);
  const identity = fakeIdentity();
  const { store } = renderWithStore(<Opened />, { page: 'responsible-gaming', identity });
  act(() => {
    store.dispatch(localeChosen(locale));
    store.dispatch(followPlayer());
  });
  await signInto(store, identity);
}

describe.each(['en', 'sw'] as const)('money in %s', (locale) => {
  it.each(SCREENS)('has one notation in %s', async (name, Screen, sign, inKes) => {
    await open(Screen, 'KES', locale);
    await waitFor(() => expect(amounts()).toContainEqual(expect.stringMatching(inKes)));
    await typeAmount(name);
    expectShillings(name);
    expectOneNotation(sign);
  });

  it.each(SCREENS)(
    'has one notation in %s for a player who counts in dollars',
    async (name, Screen, sign, _inKes, inUsd) => {
      await open(Screen, 'USD', locale);
      await waitFor(() => expect(amounts()).toContainEqual(expect.stringMatching(inUsd)));
      await typeAmount(name);
      expectOneNotation(sign);
    },
  );
});
