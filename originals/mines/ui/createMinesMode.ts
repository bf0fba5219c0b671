import type { GameEnvironment } from '../../kit/environment';
import { moneyOf } from '../../kit/play/Money';
import type { MinesMode } from './minesMode';
import { createMinesMoney } from './minesMoney';
import { payoutCents, pressTile, startRound, takeWin } from './minesRound';

/** Decides in this page with demo credits, at once; for money, the server does. */
export function createMinesMode(environment: GameEnvironment): MinesMode {
  const money = moneyOf('mines', environment);
  return money ? createMinesMoney(money, environment.format) : createMinesDemo(environment);
}

function createMinesDemo({ wallet, floats, translateKit }: GameEnvironment): MinesMode {
  return {
    start({ stakeCents, mines }, { onRound, onRefused }) {
      if (wallet.take(stakeCents)) onRound(startRound(floats, stakeCents, mines), '');
      else onRefused(translateKit('broke'), true);
    },
    open: (round, tile, { onRound }) => onRound(pressTile(round, tile), ''),
    cashOut: (round, { onRound }) => onRound(takeWin(round), ''),
    end: (round) => wallet.pay(payoutCents(round)),
  };
}
