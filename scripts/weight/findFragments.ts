/** Finds sentences of comments that begin like a part of one and have no verb of their own: "Of the last round." */

const COMMENT = /^[ \t]*\{?\/\*([^]*?)\*\/|^(?:[ \t]*\/\/.*\n?)+/gm;
const LINE_START = /^\s*(?:\/\/|\*+)? ?/gm;

const OPENING =
  /^(?:After|As|At|Before|Below|Between|By|For|From|In|Its|Of|On|Such as|To|Until|What|Where|Whether|Who|With|Without)\b/;

/** Each of these begins a clause that needs a verb for itself. */
const CLAUSE =
  /^(?:As|Until)\b|\b(?:because|how|if|since|(?<!what )that|unless|until|what|when|where|whether|which|while|who|whom|whose|why)\b(?! of\b)/gi;

const IRREGULAR =
  'is are was were has have had does do did can cannot may might must will would could should said told took came got went began applies tries';
/** A verb that is missing here lets its sentence count as a fragment: add it. */
const REGULAR =
  'add agree allow answer apply arrive ask begin bring call change close come cost count decide depend differ drain draw end exist expire fade fail find fly follow get give go happen hide hold include join jump keep know lead learn leave let list load look lose make mean meet miss move need offer open pass pay read reach refuse render repeat return rise run say see seem send show sink stand start stay stop suffice take tell try turn use wait wake win work write';

/** After these a word is a noun, or a verb of the same clause that is counted already. */
const NO_VERB_AFTER = String.raw`(?<!\b(?:to|and|or|the|an?|its|their|this|each|every|no|another|may|can|must|will|would|could|never) )`;

/** A pronoun or one thing says that a verb follows: "it asks", "a worker goes". */
const VERB = new RegExp(
  [
    String.raw`\b(?:it|they|we|you|nobody|nothing|everybody|there) (?:never |only |also |then |always )?(?!the\b|an?\b|and\b|or\b)[a-z]+`,
    String.raw`\b(?:an?|each|every|no|its) [a-z-]+ (?!always\b)[a-z]*[b-rt-z]s\b`,
    String.raw`${NO_VERB_AFTER}\b(?:${IRREGULAR.replaceAll(' ', '|')}|(?:${REGULAR.replaceAll(' ', '|')})(?:e?s)?)\b`,
  ].join('|'),
  'gi',
);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isFragment(sentence: string): boolean {
  if (!OPENING.test(sentence)) return false;
  const [main = ''] = sentence.split(/[:;]/);
  return count(main, VERB) <= count(main, CLAUSE);
}

/** Code and remarks in brackets have no part in a sentence. */
const sentencesOf = (comment: string): string[] =>
  comment
    .replace(LINE_START, '')
    .replaceAll(/`[^`]*`/g, 'X')
    .replaceAll(/ ?\([^()]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) | ?@\w+ /);

/** The places, such as `src/api/api.ts:12`, where a comment with a fragment begins. */
export const findFragments = (file: string, source: string): string[] =>
  [...source.matchAll(COMMENT)]
    .filter(([whole, inside = whole]) => sentencesOf(inside).some(isFragment))
    .map(({ index }) => `${file}:${source.slice(0, index).split('\n').length}`);
