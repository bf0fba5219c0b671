import { button, h } from '../dom';
import type { Format } from '../format';
import type { TellHost } from '../hostBridge';
import type { Translate } from '../i18n';
import { icon } from '../icons';
import type { StakeTerms } from '../stakes';
import type en from './messages/en.json';
import type { Problem, Trouble } from './playClient';

export type Notice = ReturnType<typeof createNotice>;

interface NoticeParts {
  t: Translate<typeof en>;
  format: Format;
  stakes: Pick<StakeTerms, 'least' | 'greatest'>;
  tellHost: TellHost;
}

/** A note over the game, read out by screen readers: why there is no round, or that the connection is lost. */
export function createNotice({ t, format, stakes, tellHost }: NoticeParts) {
  const text = h('p', { class: 'noticeText', role: 'status' });
  const deposit = button({ class: 'noticeDeposit', hidden: true }, () => tellHost({ type: 'deposit' }), t('deposit'));
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
    /**
     * Stays until the next bet. With too little money it leads to the deposit, and a reality check to where the player stands.
     * `mostCents`: the highest stake of the choice, where that is lower than elsewhere in the game.
     */
    problem(problem: Problem, mostCents = Infinity) {
      if (problem === 'reality_check') tellHost({ type: 'realityCheck' });
      const [least, greatest] = [format.amount(stakes.least), format.amount(Math.min(stakes.greatest, mostCents))];
      const isOfChoice = problem === 'stake_out_of_range' && mostCents < stakes.greatest;
      show(t(isOfChoice ? 'stake_for_choice' : problem, { least, greatest }), {
        isDeposit: problem === 'insufficient_funds',
        isClosed: true,
      });
    },
    /** Is shown until the trouble is over, which `undefined` says. */
    trouble(trouble: Trouble | undefined) {
      if (trouble) show(t(trouble));
      else if (isTrouble) hide();
      isTrouble = trouble !== undefined;
    },
    tell: (words: string) => show(words, { isClosed: true }),
    hide,
    isDepositOffered: () => !deposit.hidden,
  };
}
