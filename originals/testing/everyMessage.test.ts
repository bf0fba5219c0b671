import { describe, expect, it } from '@jest/globals';
import { messageArguments } from '@/testing/messageSources';
import { isUntranslated } from '@/testing/sharedWords';
import blackjack from '../blackjack/ui/messages';
import crash from '../crash/ui/messages';
import dice from '../dice/ui/messages';
import kit from '../kit/messages';
import lasting from '../kit/play/lasting/messages';
import play from '../kit/play/messages';
import fortune from '../fortune/ui/messages';
import hilo from '../hilo/ui/messages';
import cards from '../kit/cards/messages';
import keno from '../keno/ui/messages';
import limbo from '../limbo/ui/messages';
import mines from '../mines/ui/messages';
import plinko from '../plinko/ui/messages';
import roulette from '../roulette/ui/messages';
import slots from '../slots/ui/messages';

describe.each(
  Object.entries({
    kit,
    play,
    lasting,
    cards,
    crash,
    dice,
    limbo,
    mines,
    plinko,
    keno,
    fortune,
    hilo,
    roulette,
    blackjack,
    slots,
  }),
)('the messages of %s', (_, { en, sw }) => {
  it('have the same number in both languages, and none is empty', () => {
    expect(Object.keys(sw)).toEqual(Object.keys(en));
    expect([...Object.entries(en), ...Object.entries(sw)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are translated, with the same arguments', () => {
    const english = Object.entries(en);
    expect(english.filter(([id, text]) => isUntranslated(text, sw[id]))).toEqual([]);
    const other = english.filter(([id, text]) => `${messageArguments(text)}` !== `${messageArguments(sw[id] ?? '')}`);
    expect(other).toEqual([]);
  });
});
