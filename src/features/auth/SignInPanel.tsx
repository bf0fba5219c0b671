import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { modalOpened } from '@/features/ui';
import { Button, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';

/** Stands in the place of what only a player sees, and asks a visitor to log in. */
export function SignInPanel(panel: Pick<ComponentProps<typeof StatePanel>, 'icon' | 'title'>) {
  const dispatch = useDispatch();
  return (
    <StatePanel {...panel}>
      <Button onClick={() => dispatch(modalOpened('auth', { tab: 'login' }))}>{t('app.logIn')}</Button>
    </StatePanel>
  );
}
