import type { Format } from '../../format';
import { createTranslate } from '../../i18n';
import type { Money } from '../Money';
import type { MoneyRound } from '../MoneyRound';
import type { Step } from '../../../../contract/bets.ts';
import type { Answer, Problem } from '../playClient';
import messages from './messages';
import type en from './messages/en.json';

/** Texts of games whose rounds stay open; slots and dice do not download them. */
export const lastingTexts = ({ language }: Pick<Money, 'language'>) => createTranslate<typeof en>(messages, language);

/** Refusals that mean: the round is not as the game thinks. */
const STALE: readonly Problem[] = ['round_closed', 'step_invalid'];

/**
 * A bet or a step ends with the round as it is now, also when it is not what was asked for. It ends with none after a refusal
 * or a wrong answer, which the player was told.
 */
export function createLastingRounds<Outcome>(money: Money<Outcome>, format: Format) {
  const { client, account, notice, t } = money;
  type Told = MoneyRound<Outcome> | undefined;

  function refuse(problem: Problem): undefined {
    notice.problem(problem);
  }

  function tell(answer: Answer<MoneyRound<Outcome> | undefined>): Told {
    if (!answer.isOk) return refuse(answer.problem);
    return answer.value ?? refuse('round_closed');
  }

  /** A round from another device is in the way: the game goes on with it. */
  async function takeOver(): Promise<Told> {
    const told = tell(await client.openRound());
    if (told) {
      account.resume(told);
      notice.tell(lastingTexts(money)('resumed'));
    }
    return told;
  }

  /** The truth of a round that is not as the game thinks. */
  async function readAgain(roundId: string, problem: Problem): Promise<Told> {
    const open = problem === 'round_closed' ? undefined : await client.openRound();
    if (open?.isOk && open.value?.id === roundId) return tell(open);
    return tell(await client.result(roundId));
  }

  return {
    async bet(stakeCents: number, choice: object) {
      notice.hide();
      const answer = await client.bet(stakeCents, choice);
      if (!answer.isOk) return answer.problem === 'round_open' ? takeOver() : refuse(answer.problem);
      account.begin(answer.value);
      return tell(answer);
    },
    async step(roundId: string, step: Step) {
      notice.hide();
      const answer = await client.step(roundId, step);
      return answer.isOk || !STALE.includes(answer.problem) ? tell(answer) : readAgain(roundId, answer.problem);
    },
    /** Says of a new round how much of its stake was bonus money. */
    noteOf: ({ bonusCents }: MoneyRound<Outcome>) =>
      bonusCents > 0 ? t('withBonus', { amount: format.amount(bonusCents) }) : '',
  };
}
