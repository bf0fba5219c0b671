import { msisdnOnScreen } from '@contract/phone.ts';
import { t } from '@/shared/i18n';
import deposit from '../../../Deposit.module.scss';
import { ConfirmPhone } from './ConfirmPhone';

interface Props {
  /** The code of the refusal. */
  reason: string;
  /** `254XXXXXXXXX`. */
  msisdn: string;
}

/** Why a phone was not asked to pay, and what can be done. */
export const PhoneRefused = ({ reason, msisdn }: Props) => (
  <div className={deposit.lastTry} role="status">
    <div>
      <p>{t(`deposit.phone.${reason}`, { phone: <strong key="phone">{msisdnOnScreen(msisdn)}</strong> })}</p>
      {reason === 'phone_unconfirmed' && <ConfirmPhone key={msisdn} msisdn={msisdn} />}
    </div>
  </div>
);
