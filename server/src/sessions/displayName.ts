import type { Player } from '../identity/TokenVerifier.ts';

/** Players without a name get one of these, followed by digits. */
export const NAME_WORDS = [
  'Simba',
  'Twiga',
  'Duma',
  'Tembo',
  'Kifaru',
  'Chui',
  'Nyota',
  'Jua',
  'Radi',
  'Mwezi',
  'Almasi',
  'Dhahabu',
  'Shujaa',
  'Bingwa',
  'Tausi',
  'Mwewe',
] as const;

/** The name of a new player (docs/product.md, Sign-in). */
const MAX_LENGTH = 40;
/** The default name of some providers. */
const NO_NAME = 'User';

type Named = Pick<Player, 'uid' | 'name' | 'email' | 'phoneNumber' | 'signInMethod'>;

/** `Guest User` when nobody is signed in. */
export function displayNameOf(player: Named | undefined): string {
  if (!player) return 'Guest User';
  const { uid, email, phoneNumber } = player;
  return givenName(player) || nameFromEmail(email) || nameFromPhone(phoneNumber) || `Player${uid.slice(-6)}`;
}

const tidy = (name = ''): string => [...name.trim()].slice(0, MAX_LENGTH).join('').trim();

const givenName = ({ name, signInMethod }: Named): string =>
  signInMethod !== 'google' && tidy(name) === NO_NAME ? '' : tidy(name);

function nameFromEmail(email = ''): string {
  const [first = '', ...rest] = [...tidy(email.split('@')[0])];
  return [first.toUpperCase(), ...rest].join('');
}

/** The name is made from the number, so a player always gets the same one. */
function nameFromPhone(phoneNumber = ''): string {
  const digits = phoneNumber.replaceAll(/\D/g, '');
  if (digits.length < 4) return '';
  const sum = [...digits].reduce((total, digit) => total * 7 + Number(digit), 0);
  return `${NAME_WORDS[sum % NAME_WORDS.length]}${digits.slice(-4)}`;
}
