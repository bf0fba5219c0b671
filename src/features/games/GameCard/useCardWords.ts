import { useIntl, type Words } from '@/shared/i18n';

/** Stands for the name while the text of all hearts is made. */
const NAME = '\uFFFC';

function wordsIn(intl: Words) {
  const favourite = intl.formatMessage({ id: 'games.favourite' }, { name: NAME });
  return {
    play: intl.formatMessage({ id: 'games.play' }),
    favourite: (name: string) => favourite.replace(NAME, () => name),
  };
}

type CardWords = ReturnType<typeof wordsIn>;
const made = /* @__PURE__ */ new WeakMap<Words, CardWords>();

/** The words of a card, made once for all cards: each text costs more than the card it is on. */
export function useCardWords(): CardWords {
  const intl = useIntl();
  const words = made.get(intl) ?? wordsIn(intl);
  made.set(intl, words);
  return words;
}
