/** The terms of deposit bonuses as players read them, in both languages. */
interface Lines {
  /** How often the bonus is wagered. */
  times: number;
  hasSpins?: boolean;
  /** Whether the player chooses it before paying. */
  isChosen?: boolean;
}

interface Terms {
  en: string[];
  sw: string[];
}

export const termsOf = ({ times, hasSpins = false, isChosen = true }: Lines): Terms => ({
  en: [
    `Wager the bonus ${times} times in all, on games played for money: what is left of it is then real money.`,
    ...(hasSpins ? ['Free spins are for the slot that your Bonus page names; what they win is bonus money.'] : []),
    ...(isChosen ? ['Choose the offer before you pay; it cannot be added to a deposit afterwards.'] : []),
    'Until then bonus money can be played with, not withdrawn. Your own money can be withdrawn at any time.',
  ],
  sw: [
    `Chezea bonasi jumla ya mara ${times}, kwenye michezo ya pesa: kinachobaki huwa pesa halisi.`,
    ...(hasSpins
      ? ['Mizunguko ya bure ni ya sloti inayotajwa na ukurasa wako wa Bonasi; inachoshinda ni pesa za bonasi.']
      : []),
    ...(isChosen ? ['Chagua ofa kabla ya kulipa; haiwezi kuongezwa kwenye amana baadaye.'] : []),
    'Kabla ya hapo pesa za bonasi ni za kuchezea tu, haziwezi kutolewa. Pesa zako mwenyewe unaweza kuzitoa wakati wowote.',
  ],
});
