import { type ReactNode, useEffect, useRef } from 'react';
import { pageToAddress } from '@/features/ui';
import { Checkbox, Choices, FieldError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { CURRENCY_CODES, type CurrencyCode } from '@contract/userChoices.ts';
import stepStyles from './steps.module.scss';
import styles from './ConsentBoxes.module.scss';

export interface ConsentChoice {
  isAdult: boolean;
  hasAcceptedTerms: boolean;
}

export const NO_CONSENT: ConsentChoice = { isAdult: false, hasAcceptedTerms: false };

export const isConsentGiven = ({ isAdult, hasAcceptedTerms }: ConsentChoice): boolean => isAdult && hasAcceptedTerms;

interface ConsentBoxesProps {
  consent: ConsentChoice;
  errorId: string;
  /** Message id of the missing part. */
  messageId: string | undefined;
  onChange: (consent: ConsentChoice) => void;
}

const termsLink = (text: ReactNode) => (
  <a href={pageToAddress('terms-conditions')} target="_blank" rel="noopener noreferrer">
    {text}
  </a>
);

/** Age and terms, confirmed before a code is sent. A missing one gets the focus. */
export function ConsentBoxes({ consent, errorId, messageId, onChange }: ConsentBoxesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isMissed = messageId !== undefined;
  useEffect(() => {
    if (isMissed) group.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  }, [isMissed]);

  const box = (field: keyof ConsentChoice) => ({
    required: true,
    isChecked: consent[field],
    'aria-invalid': isMissed && !consent[field],
    'aria-describedby': isMissed ? errorId : undefined,
    onToggle: (isTicked: boolean) => onChange({ ...consent, [field]: isTicked }),
  });

  return (
    <fieldset ref={group} className={styles.boxes} data-invalid={(isMissed && !isConsentGiven(consent)) || undefined}>
      <legend className="visuallyHidden">{t('auth.consent')}</legend>
      <Checkbox {...box('isAdult')}>{t('auth.isAdult')}</Checkbox>
      <Checkbox {...box('hasAcceptedTerms')}>{t('auth.acceptTerms', { link: termsLink })}</Checkbox>
      <FieldError id={errorId} className={stepStyles.apart}>
        {messageId && t(messageId)}
      </FieldError>
    </fieldset>
  );
}

interface AccountCurrencyProps {
  chosen: CurrencyCode;
  onChoose: (currency: CurrencyCode) => void;
}

/** The currency of an account can hardly be changed later, so the choice says so. */
export function AccountCurrency({ chosen, onChoose }: AccountCurrencyProps) {
  const intl = useIntl();
  return (
    <div className={styles.currency}>
      <p className={styles.label}>{t('auth.currency')}</p>
      <Choices
        label={intl.formatMessage({ id: 'auth.currency' })}
        values={CURRENCY_CODES}
        chosen={chosen}
        nameOf={(code) => t(`auth.currency.${code}`)}
        onChoose={onChoose}
      />
      <p className={styles.hint}>{t('auth.currencyHint')}</p>
    </div>
  );
}
