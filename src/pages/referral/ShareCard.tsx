import { useEffect, useId, useState } from 'react';
import { useSettings } from '@/features/ui';
import { Button, HeadedSection, PathIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { logWarning } from '@/shared/log';
import styles from './ShareCard.module.scss';

export function ShareCard({ code }: { code: string }) {
  /** It opens home, and every page accepts the same query. */
  const link = `${window.location.origin}/?ref=${code}`;
  return (
    <HeadedSection heading="referral.invite" className={styles.card}>
      <CopyField kind="link" value={link} />
      <CopyField kind="code" value={code} />
      <ShareButtons link={link} />
    </HeadedSection>
  );
}

/** Icons of sharing, on a 24 × 24 grid, drawn for Karata. */
const SHARE_ICONS = {
  copy: 'M9 8.5h10.5V20H9ZM15 8.5V4.5H4.5V16H9',
  done: 'M5 12.5 10 17.5 19.5 7',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18',
  whatsApp: 'M4.5 19.5l1.2-4A8 8 0 1 1 8.6 18.4ZM9 9c0 3.5 2.5 6 6 6l.8-2-2-.8-.9.9a5 5 0 0 1-2-2l.9-.9-.8-2Z',
  sms: 'M4.5 5.5h15v10.5h-8L7 19.5v-3.5H4.5ZM8.5 10.8h.01M12 10.8h.01M15.5 10.8h.01',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
} as const;

/** How long a button confirms the copy. */
const SAID_MS = 4_000;

/** Copies a text, and shows the result for a while. If the browser refuses, the text can be selected by hand. */
function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      logWarning('The browser refused to copy');
      setState('refused');
    }
  };
  return { state, copy: () => void copy() };
}

const KINDS = {
  link: { label: 'referral.link', copy: 'referral.copyLink', copied: 'referral.linkCopied' },
  code: { label: 'referral.code', copy: 'referral.copyCode', copied: 'referral.codeCopied' },
} as const;

function CopyField({ kind, value }: { kind: keyof typeof KINDS; value: string }) {
  const id = useId();
  const intl = useIntl();
  const { state, copy } = useCopy(value);
  const texts = KINDS[kind];
  const isCopied = state === 'copied';
  return (
    <div className={styles.field} data-kind={kind}>
      <label htmlFor={id}>{t(texts.label)}</label>
      <div className={styles.line}>
        <input id={id} className={styles.value} readOnly value={value} onFocus={({ target }) => target.select()} />
        <Button
          variant="quiet"
          aria-label={isCopied ? undefined : intl.formatMessage({ id: texts.copy })}
          onClick={copy}
        >
          <PathIcon path={isCopied ? SHARE_ICONS.done : SHARE_ICONS.copy} size={18} />
          {t(isCopied ? 'referral.copied' : 'referral.copy')}
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {isCopied && t(texts.copied)}
        {state === 'refused' && t('referral.copyRefused')}
      </p>
    </div>
  );
}

const SHARE_TARGETS = {
  whatsApp: (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`,
  sms: (text: string) => `sms:?&body=${encodeURIComponent(text)}`,
  mail: (text: string, subject: string) =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
};

const SHARE_TARGET_NAMES = ['whatsApp', 'sms', 'mail'] as const;

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The share sheet of the device, else links to common messengers. */
function ShareButtons({ link }: { link: string }) {
  const intl = useIntl();
  const { siteName } = useSettings();
  const [hasSheet, setHasSheet] = useState(() => typeof navigator.share === 'function');
  const title = intl.formatMessage({ id: 'referral.shareTitle' }, { site: siteName });
  const text = intl.formatMessage({ id: 'referral.shareText' }, { site: siteName });
  const share = async () => {
    try {
      await navigator.share({ title, text, url: link });
    } catch (error) {
      // Closing the sheet is not a failure; a sheet that does not open is replaced by the links.
      if (!isCancelled(error)) setHasSheet(false);
    }
  };
  if (hasSheet)
    return (
      <Button size="l" className={styles.share} onClick={() => void share()}>
        <PathIcon path={SHARE_ICONS.share} size={20} />
        {t('referral.share')}
      </Button>
    );
  return (
    <ul className={styles.targets}>
      {SHARE_TARGET_NAMES.map((name) => (
        <li key={name}>
          <a
            className={styles.target}
            href={SHARE_TARGETS[name](`${text} ${link}`, title)}
            {...(name === 'whatsApp' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <PathIcon path={SHARE_ICONS[name]} size={20} />
            {t(`referral.share.${name}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
