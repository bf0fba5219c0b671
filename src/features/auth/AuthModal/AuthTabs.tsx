import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useIntl } from '@/shared/i18n';
import styles from './AuthModal.module.scss';

export type AuthTab = 'login' | 'register';

interface Props {
  tabs: readonly AuthTab[];
  selected: AuthTab;
  /** Disabled while a request runs. */
  isHeld: boolean;
  onSelect: (tab: AuthTab) => void;
  children: ReactNode;
}

function tabAtKey(key: string, tabs: readonly AuthTab[], selected: AuthTab): AuthTab | undefined {
  const at = tabs.indexOf(selected);
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(at - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}

/** Tabs as in the ARIA practices: one Tab stop, arrows choose. */
export function AuthTabs({ tabs, selected, isHeld, onSelect, children }: Props) {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const chooseByKey = (event: KeyboardEvent) => {
    const tab = tabAtKey(event.key, tabs, selected);
    if (!tab || isHeld) return;
    event.preventDefault();
    onSelect(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
  };

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={intl.formatMessage({ id: 'auth.tabs' })}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={styles.tab}
            data-tab={tab}
            aria-selected={tab === selected}
            aria-disabled={isHeld && tab !== selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => !isHeld && onSelect(tab)}
            onKeyDown={chooseByKey}
          >
            {intl.formatMessage({ id: `auth.${tab}` })}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
