import { describe, expect, it } from '@jest/globals';
import { messageArguments } from '@/testing/messageSources';
import { isUntranslated } from '@/testing/sharedWords';
import { crashMessages } from '../crash/ui/messages';
import { diceMessages } from '../dice/ui/messages';
import { kitMessages } from '../kit/messages';
import { kitMoneyMessages } from '../kit/play/kitMoneyMessages';
import { lastingMessages } from '../kit/play/lastingMessages';
import { playMessages } from '../kit/play/messages';
import { minesMessages } from '../mines/ui/messages';
import { slotsMessages } from '../slots/ui/messages';

const TABLES = {
  kit: kitMessages,
  kitMoney: kitMoneyMessages,
  play: playMessages,
  lasting: lastingMessages,
  crash: crashMessages,
  dice: diceMessages,
  mines: minesMessages,
  slots: slotsMessages,
};

describe.each(Object.entries(TABLES))('the messages of %s', (_, { en, sw }) => {
  const english = Object.entries<string>(en);
  const swahili: Readonly<Record<string, string>> = sw;

  it('have the same number in both languages, and none is empty', () => {
    expect(Object.keys(sw)).toEqual(Object.keys(en));
    expect([...english, ...Object.entries(swahili)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are translated, with the same arguments', () => {
    expect(english.filter(([id, text]) => isUntranslated(text, swahili[id]))).toEqual([]);
    const other = english.filter(
      ([id, text]) => `${messageArguments(text)}` !== `${messageArguments(swahili[id] ?? '')}`,
    );
    expect(other).toEqual([]);
  });
});
