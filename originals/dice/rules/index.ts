export { chanceOf, checkDice, DICE_RTP, diceMultiplierOf, GREATEST_CHANCE, isDiceWin } from './dice.ts';
export { LEAST_CHANCE, playDice, targetOf } from './dice.ts';
export type { DiceChoice, DiceResult, DiceSide } from './dice.ts';
