import { toMsisdn } from '@contract/phone.ts';
import { type KeyboardEvent, useState } from 'react';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { ConfirmPhone, phonesMessages } from '../../phones/ConfirmPhone';
import { PhoneField } from '../../phones/PhoneField';
import messages from './messages';

/** The field stands in the form of the withdrawal, which Enter would send. */
const stay = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** The first phone of a player who signed in without one: its owner confirms it, and what is won goes to it. */
export function OwnPhone({ onDone }: { onDone: () => void }) {
  const [phone, type] = useState('');
  const msisdn = toMsisdn(phone);
  const [isDone, setIsDone] = useState(false);
  const done = () => {
    setIsDone(true);
    onDone();
  };
  return (
    <>
      {!isDone && <PhoneField label={t('withdraw.ownPhone.number')} value={phone} onType={type} onKeyDown={stay} />}
      {msisdn && (
        <ConfirmPhone key={msisdn} msisdn={msisdn} done={<p>{t('withdraw.ownPhone.done')}</p>} onDone={done}>
          <p>{t('withdraw.ownPhone.once')}</p>
        </ConfirmPhone>
      )}
    </>
  );
}

export default withMessages(joinCatalogues([phonesMessages, messages]), OwnPhone);
