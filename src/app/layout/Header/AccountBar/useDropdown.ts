import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLayer } from '@/shared/layers';
import { onEvents } from '@/shared/onEvents';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const controlsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('a, button')];

/** Arrow keys move through the button and its menu, from the end to the start. */
function walk(root: HTMLElement, step: number) {
  const controls = controlsIn(root);
  const at = controls.indexOf(document.activeElement as HTMLElement);
  controls.at((at + step) % controls.length)?.focus();
}

/** A button with a menu. Only Escape returns the focus to the button; a press outside or a moved focus leave it. */
export function useDropdown() {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useLayer(isOpen, close);

  useEffect(() => {
    if (!isOpen) return undefined;
    return onEvents(document, ['pointerdown'], ({ target }) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false);
    });
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    // A select has its own use of the arrows.
    if (event.target instanceof HTMLSelectElement && event.key !== 'Escape') return;
    const step = STEPS[event.key];
    if (!root.current || (!step && event.key !== 'Escape')) return;
    event.preventDefault();
    if (step) walk(root.current, step);
    else controlsIn(root.current)[0]?.focus();
    setIsOpen(step !== undefined);
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };

  return { isOpen, toggle: () => setIsOpen(!isOpen), close, root: { ref: root, onKeyDown, onBlur } };
}
