import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, OtpInput } from '@/shared/components';
import { BusyLabel, FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { useConfirmPhone } from './useConfirmPhone';

const CODE_LENGTH = 6;

/** Asks for the code that came to the phone. It stands inside the form of the deposit, so its buttons do not submit. */
export function ConfirmPhone({ msisdn }: { msisdn: string }) {
  const intl = useIntl();
  const [code, typeCode] = useState('');
  const { step, isBusy, error, containerId, sendCode, confirm } = useConfirmPhone(msisdn);
  const verify = () => void (code.length === CODE_LENGTH && !isBusy && confirm(code));
  if (step === 'done') return <p>{t('deposit.phone.confirmed')}</p>;
  return (
    <>
      {step === 'code' && (
        <OtpInput
          label={intl.formatMessage({ id: 'deposit.phone.code' })}
          value={code}
          length={CODE_LENGTH}
          isInvalid={error !== null}
          isReadOnly={isBusy}
          describedBy={error ? `${containerId}-error` : undefined}
          onChange={typeCode}
          onEnter={verify}
        />
      )}
      <FieldError id={`${containerId}-error`}>{error && t(error)}</FieldError>
      <Button type="button" disabled={isBusy} onClick={step === 'ask' ? () => void sendCode() : verify}>
        <BusyLabel isBusy={isBusy}>{t(step === 'ask' ? 'deposit.phone.send' : 'deposit.phone.verify')}</BusyLabel>
      </Button>
      <div id={containerId} />
    </>
  );
}
