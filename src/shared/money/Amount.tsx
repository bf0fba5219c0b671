import { t, useIntl } from '../i18n';
import { useDollarSign } from './dollarSign';
import { ABOUT, plainMoney } from './formatMoney';
import type { Money } from './money';

interface Props {
  money: Money;
  /** With zero cents, because other amounts of the list have cents. */
  hasCents?: boolean;
}

/** An amount in the language of the page. Screen readers get a word for `≈`. */
export function Amount({ money, hasCents }: Props) {
  const text = plainMoney(money, useIntl().locale, { hasCents, dollarSign: useDollarSign() });
  if (!money.isAbout) return text;
  return (
    <>
      <span className="visuallyHidden">{t('money.about')} </span>
      <span aria-hidden="true">{ABOUT}</span>
      {text}
    </>
  );
}
