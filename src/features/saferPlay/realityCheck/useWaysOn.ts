import { useDispatch, useSelector } from 'react-redux';
import { useSignOut } from '@/features/auth';
import { modalClosed, modalOpened, pageOpened, selectModals } from '@/features/ui';
import { TOOLS_PAGE } from '../toolsPage';

/** The actions of the check. All except continuing close the game and everything else. */
export function useWaysOn() {
  const dispatch = useDispatch();
  const modals = useSelector(selectModals);
  const signOut = useSignOut();
  const closeAll = () => modals.forEach(({ id }) => dispatch(modalClosed(id)));
  const isInGame = modals.some(({ id }) => id === 'gamePlayer');
  return {
    /** `null` without a game below. */
    leaveGame: isInGame ? closeAll : null,
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
