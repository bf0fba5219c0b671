import { type ComponentProps } from 'react';
import { useIntl } from '@/shared/i18n';
import { WalletModal } from '../frame/WalletModal';

interface Props extends Omit<ComponentProps<typeof WalletModal>, 'label' | 'title'> {
  /** Message id of the state. */
  title?: string;
}

/** The modal of a deposit: its name stays, its title is the state. */
export function DepositFrame({ title = 'deposit.submit', ...frame }: Props) {
  const { formatMessage } = useIntl();
  return <WalletModal label={formatMessage({ id: 'deposit.title' })} title={formatMessage({ id: title })} {...frame} />;
}
