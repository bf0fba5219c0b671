import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { selectIsDataSaver } from '@/features/ui';
import { isDear } from './isDear';
import { loadInTurn } from './loadInTurn';
import { nextParts } from './nextParts';

/** Loads what is likely opened next, once the browser is idle; nothing where data is saved. */
export function usePrefetch(): void {
  const isSaving = useSelector(selectIsDataSaver);
  const isSignedIn = useSelector(selectIsSignedIn);
  const dispatch = useDispatch();
  useEffect(
    () => (isSaving || isDear() ? undefined : loadInTurn(nextParts(isSignedIn, dispatch))),
    [isSaving, isSignedIn, dispatch],
  );
}
