import { createBackdrop } from '../backdrop';
import { h } from '../dom';
import type { GameEnvironment } from '../environment';
import { createFormat } from '../format';
import { createTranslate } from '../i18n';
import { moneyStakes } from '../stakes';
import { createWallet } from '../wallet';
import { createAccount } from './account';
import { type Launch, readFunds, readLaunch } from './launch';
import kitMessages from '../messages';
import type kitEn from '../messages/en.json';
import messages from './messages';
import type en from './messages/en.json';
import type { Money } from './Money';
import type { PlayedKind } from './MoneyRound';
import { createNotice } from './notice';
import { createPlayClient } from './playClient';

export const isForMoney = (search: string): boolean => new URLSearchParams(search).get('mode') === 'money';

/** Launches one after the other. The token is in no other place. */
function createLaunches(first: Launch, { tellHost }: GameEnvironment) {
  let launch = first;
  let waiting: (() => void)[] = [];
  return {
    current: () => launch,
    renew: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) tellHost({ type: 'launchExpired' });
      }),
    take(next: Launch): void {
      launch = next;
      const resumed = waiting;
      waiting = [];
      for (const resume of resumed) resume();
    },
  };
}

function showWaiting({ root, theme }: GameEnvironment, text: string): HTMLElement {
  const message = h('main', { class: 'stage' }, h('h1', { class: 'visuallyHidden' }, theme.title));
  message.append(h('p', { class: 'message', role: 'status' }, text));
  const screen = h('div', { class: 'game isWaiting' }, createBackdrop(theme), message);
  root.replaceChildren(screen);
  return screen;
}

/** Waits for the launch of the page around the game, looks for an open round, and then starts the game. */
export function bootMoney(
  base: GameEnvironment,
  kind: PlayedKind,
  mount: (environment: GameEnvironment) => void,
): void {
  const { language } = base.theme;
  const t = createTranslate<typeof en>(messages, language);
  // Some texts of the kit are of credits: those of play for money have the same ids.
  const kitTexts = { ...kitMessages[language], ...messages[language] };
  const screen = showWaiting(base, t('opening'));
  let launches: ReturnType<typeof createLaunches> | undefined;
  let money: Money | undefined;
  let isPaused = false;

  function environmentOf(launch: Launch, give: ReturnType<typeof createLaunches>) {
    const format = createFormat(language, launch.currency);
    const stakes = moneyStakes(launch.stakes);
    const wallet = createWallet(0);
    const notice = createNotice({ t, format, stakes, tellHost: base.tellHost });
    const { current, renew } = give;
    const account = createAccount({ ...base, wallet }, launch);
    const site = { launch: current, renew, isPaused: () => isPaused };
    const events = { onBetting: account.setBetting, onTrouble: notice.trouble };
    const client = createPlayClient({ ...base, kind, ...site, ...events });
    const { gameId, currency, kesPerUsd } = launch;
    const own = { kind: kind.name, gameId, language, currency, kesPerUsd, t, notice, client, account };
    const translateKit = createTranslate<typeof kitEn>({ ...kitMessages, [language]: kitTexts }, language);
    return { own, environment: { ...base, format, stakes, wallet, translateKit, isDemo: false } };
  }

  async function open(launch: Launch): Promise<void> {
    launches = createLaunches(launch, base);
    const { own, environment } = environmentOf(launch, launches);
    screen.append(own.notice.element);
    const found = kind.isLasting ? await own.client.openRound() : undefined;
    if (found && !found.isOk) return own.notice.problem(found.problem);
    if (found?.value) own.account.found(found.value);
    money = { ...own, openRound: found?.value, freeSpins: launch.freeSpins };
    mount({ ...environment, money });
    const canPlay = launch.freeSpins || environment.wallet.balanceCents() >= environment.stakes.least;
    if (!canPlay) own.notice.problem('insufficient_funds');
  }

  function fund(message: Record<string, unknown>): void {
    const funds = readFunds(message);
    if (!money || !funds) return;
    const { account, notice } = money;
    const before = account.totalCents();
    account.fund(funds);
    if (notice.isDepositOffered() && account.totalCents() > before) notice.hide();
  }

  base.hearHost((message) => {
    if (message['type'] === 'funds') fund(message);
    if (message['type'] === 'pause') isPaused = message['isOn'] === true;
    const launch = readLaunch(message);
    if (!launch) return;
    if (launches) launches.take(launch);
    else void open(launch);
  });
}
