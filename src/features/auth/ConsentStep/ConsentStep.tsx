import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog } from '@/shared/components';
import { FieldError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { ConsentBoxes } from '../AuthModal/PhoneStep/ConsentBoxes';
import { isConsentGiven, NO_CONSENT } from '../AuthModal/PhoneStep/consentChoice';
import { useSignOut } from '../useSignOut';
import { AccountCurrency } from '../AuthModal/PhoneStep/AccountCurrency';
import styles from './ConsentStep.module.scss';
import { useGiveConsent } from './useGiveConsent';

/** For a player without confirmed age and terms, who can only confirm or sign out. */
export function ConsentStep({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const signOut = useSignOut();
  const [choice, setChoice] = useState(NO_CONSENT);
  const [isMissed, setIsMissed] = useState(false);
  const { give, isSaving, hasFailed, currency, chooseCurrency } = useGiveConsent(onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissed(!isConsentGiven(choice));
    if (isConsentGiven(choice) && !isSaving) void give();
  };

  return (
    <Dialog label={intl.formatMessage({ id: 'consent.title' })} isModalOnly onClose={onClose}>
      <form className={styles.step} noValidate onSubmit={submit}>
        <h2>{t('consent.title')}</h2>
        <p className={styles.text}>{t('consent.text')}</p>
        <ConsentBoxes
          consent={choice}
          errorId={`${id}-missed`}
          messageId={isMissed ? 'consent.needed' : undefined}
          onChange={(chosen) => {
            setChoice(chosen);
            setIsMissed(false);
          }}
        />
        {currency && <AccountCurrency chosen={currency} onChoose={chooseCurrency} />}
        <FieldError>{hasFailed && t('consent.failed')}</FieldError>
        <Button type="submit" size="l" aria-disabled={isSaving}>
          {t(isSaving ? 'consent.saving' : 'consent.continue')}
        </Button>
        <Button variant="ghost" onClick={signOut}>
          {t('consent.signOut')}
        </Button>
      </form>
    </Dialog>
  );
}
