import { useDispatch, useSelector } from 'react-redux';
import { useSignOut } from '@/features/auth';
import { modalClosed, modalOpened, pageOpened, selectModals } from '@/features/ui';
import { TOOLS_PAGE } from '../toolsPage';

/** Where a player may go from the check. All but going on leave the game and whatever else is open. */
export function useWaysOn() {
  const dispatch = useDispatch();
  const modals = useSelector(selectModals);
  const signOut = useSignOut();
  const closeAll = () => modals.forEach(({ id }) => dispatch(modalClosed(id)));
  return {
    takeBreak: () => {
      closeAll();
      dispatch(pageOpened(TOOLS_PAGE));
    },
    cashOut: () => {
      closeAll();
      dispatch(modalOpened('withdraw', {}));
    },
    signOut: () => {
      closeAll();
      signOut();
    },
  };
}
