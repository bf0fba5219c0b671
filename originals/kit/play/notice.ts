import { button, h } from '../dom';
import type { Format } from '../format';
import type { HostBridge } from '../hostBridge';
import type { Translate } from '../i18n';
import { icon } from '../icons';
import type { StakeTerms } from '../stakes';
import type en from './messages/en.json';
import type { Trouble } from './playClient';
import type { Problem } from './problems';

/** A note over the game, read out by screen readers: why there is no round, or that the connection is lost. */
export interface Notice {
  element: HTMLElement;
  /** Stays until the next bet. With too little money it leads to the deposit. */
  problem: (problem: Problem) => void;
  /** Until it is over. */
  trouble: (trouble: Trouble | undefined) => void;
  tell: (text: string) => void;
  hide: () => void;
  /** The player is offered a deposit. */
  readonly isDepositOffered: boolean;
}

interface NoticeParts {
  t: Translate<typeof en>;
  format: Format;
  stakes: Pick<StakeTerms, 'least' | 'greatest'>;
  host: Pick<HostBridge, 'deposit'>;
}

export function createNotice({ t, format, stakes, host }: NoticeParts): Notice {
  const text = h('p', { class: 'noticeText', role: 'status' });
  const deposit = button({ class: 'noticeDeposit', hidden: true }, () => host.deposit(), t('deposit'));
  const close = button({ class: 'noticeClose', 'aria-label': t('dismiss'), hidden: true }, hide, icon('close'));
  const element = h('div', { class: 'notice' }, text, deposit, close);
  let isTrouble = false;

  function show(words: string, { isDeposit = false, isClosed = false } = {}): void {
    isTrouble = false;
    text.textContent = words;
    element.classList.toggle('isShown', words !== '');
    deposit.hidden = !isDeposit;
    close.hidden = !isClosed;
  }

  function hide(): void {
    show('');
  }

  return {
    element,
    problem(problem) {
      const [least, greatest] = [format.amount(stakes.least), format.amount(stakes.greatest)];
      show(t(problem, { least, greatest }), { isDeposit: problem === 'insufficient_funds', isClosed: true });
    },
    trouble(trouble) {
      if (trouble) show(t(trouble));
      else if (isTrouble) hide();
      isTrouble = trouble !== undefined;
    },
    tell: (words) => show(words, { isClosed: true }),
    hide,
    get isDepositOffered() {
      return !deposit.hidden;
    },
  };
}
