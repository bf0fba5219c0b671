import { useEffect, useRef, type ReactNode } from 'react';
import { pageToAddress } from '@/features/ui';
import { Checkbox, FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import parts from '../steps.module.scss';
import styles from './ConsentBoxes.module.scss';
import { type ConsentChoice, isConsentGiven } from './consentChoice';

interface Props {
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
export function ConsentBoxes({ consent, errorId, messageId, onChange }: Props) {
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
      <FieldError id={errorId} className={parts.apart}>
        {messageId && t(messageId)}
      </FieldError>
    </fieldset>
  );
}
