import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectModals } from '@/features/ui';

let last: EventTarget | null = null;

const note = ({ target }: Event) => {
  last = target;
};

/** Browsers do not tell when what had the focus goes away; then it falls to the page. */
const isLost = () => document.activeElement === document.body && last instanceof Node && !last.isConnected;

/** For the one control of a bar that takes the focus when the bar it replaces, or a modal, goes and takes it away. */
export function useLostFocus() {
  const control = useRef<HTMLButtonElement>(null);
  const modals = useSelector(selectModals);
  useEffect(() => {
    document.addEventListener('focusin', note);
    if (isLost()) control.current?.focus();
  }, [modals]);
  return control;
}
