import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectModals } from '@/features/ui';

let last: EventTarget | null = null;

const note = ({ target }: Event) => {
  last = target;
};

/** Browsers do not report when the focused element disappears; then the page has the focus. */
const isLost = () => document.activeElement === document.body && last instanceof Node && !last.isConnected;

/** One control of a bar uses it, and takes the focus when the bar or modal before it disappears with the focus. */
export function useLostFocus() {
  const control = useRef<HTMLButtonElement>(null);
  const modals = useSelector(selectModals);
  useEffect(() => {
    document.addEventListener('focusin', note);
    if (isLost()) control.current?.focus();
  }, [modals]);
  return control;
}
