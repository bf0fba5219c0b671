import type { BlackjackOutcome } from '../rules/index.ts';

/** The cards that lie on the table; the hidden one is undefined. */
export interface Seen {
  hands: number[][];
  dealer: (number | undefined)[];
}

/** The table card by card, from what was seen before to all of the outcome. */
export function framesOf(before: Seen | undefined, { hands, dealer }: BlackjackOutcome): Seen[] {
  let now: Seen = before ?? { hands: [[]], dealer: [] };
  const frames: Seen[] = [];
  const add = (change: Partial<Seen>): void => void frames.push((now = { ...now, ...change }));

  if (hands.length > now.hands.length) add({ hands: hands.map((cards) => cards.slice(0, 1)) });
  const most = Math.max(...hands.map(({ length }) => length));
  for (let place = 0; place < most; place += 1) {
    hands.forEach((cards, index) => {
      const isNext = place < cards.length && place === now.hands[index]?.length;
      if (isNext) add({ hands: now.hands.with(index, cards.slice(0, place + 1)) });
    });
    if (place < 2 && place === now.dealer.length) add({ dealer: [dealer[0], undefined].slice(0, place + 1) });
  }
  for (let place = 1; place < dealer.length; place += 1)
    if (now.dealer[place] === undefined) add({ dealer: dealer.slice(0, place + 1) });
  return frames;
}
