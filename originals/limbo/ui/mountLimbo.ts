import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { createTranslate } from '../../kit/i18n';
import { mountInstantGame } from '../../kit/play/instantGame';
import { createTypedFields } from '../../kit/typedFields';
import { GREATEST_LIMBO, LEAST_LIMBO, limbo, limboChanceOf, playLimbo } from '../rules/index.ts';
import messages from './messages';
import type en from './messages/en.json';
import { createRiseView } from './riseView';

/** 2.00×. */
const FIRST_TARGET = 200;
/** A chance in hundredths of a percent has the target of this, divided by it. */
const CHANCE_TIMES_TARGET = limboChanceOf(1) * 100;

export function mountLimbo(environment: GameEnvironment): void {
  const { format, theme } = environment;
  const t = createTranslate<typeof en>(messages, theme.language);
  let target = FIRST_TARGET;
  const rise = createRiseView(environment, { won: t('above'), lost: t('below'), rolling: t('result') });
  const take = (hundredths: number): boolean => {
    if (hundredths < LEAST_LIMBO || hundredths > GREATEST_LIMBO) return false;
    target = hundredths;
    showBet();
    return true;
  };
  const [least, greatest] = [LEAST_LIMBO, GREATEST_LIMBO].map((each) => format.decimal(each));
  const chances = [GREATEST_LIMBO, LEAST_LIMBO].map((each) => format.decimal(Math.round(limboChanceOf(each) * 100)));
  const typed = createTypedFields([
    { label: t('target'), take, bad: () => t('targetBad', { least: least ?? '', greatest: greatest ?? '' }) },
    {
      label: t('chance'),
      take: (hundredths) => hundredths > 0 && take(Math.floor(CHANCE_TIMES_TARGET / hundredths)),
      bad: () => t('chanceBad', { least: chances[0] ?? '', greatest: chances[1] ?? '' }),
    },
  ]);
  const game = mountInstantGame(environment, {
    className: 'gameLimbo',
    rules: {
      kind: limbo,
      play: ({ target: chosen }: { target: number }, floats) => playLimbo(Math.round(chosen * 100), floats),
      read: ({ result }) => ({ result: Math.round(result * 100) }),
    },
    choice: () => ({ target: target / 100 }),
    isReady: typed.isReady,
    view: rise,
    controls: [h('div', { class: 'typedRow' }, ...typed.elements), typed.problem],
    locks: [typed],
    texts: { ready: t('ready'), action: t('play'), pays: t('winAmount') },
    tell({ outcome: { result }, winCents }) {
      const chip = `${format.decimal(result)}×`;
      const amount = format.amount(winCents);
      return { chip, text: winCents > 0 ? t('reached', { result: chip, amount }) : t('missed', { result: chip }) };
    },
    help: [t('helpPlay'), t('helpPays')],
    multiplier: () => target,
  });

  function showBet(): void {
    const chance = format.decimal(Math.round(limboChanceOf(target) * 100));
    typed.show(format.decimal(target), chance);
    rise.setGoal(t('goal', { target: `${format.decimal(target)}×` }), target);
    game.showPay();
  }

  showBet();
}
