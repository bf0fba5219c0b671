import { type FocusEvent, useId } from 'react';
import { Button, PathIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { SHARE_ICONS } from './shareIcons';
import styles from './ShareCard.module.scss';
import { useCopy } from './useCopy';

const KINDS = {
  link: { label: 'referral.link', copy: 'referral.copyLink', copied: 'referral.linkCopied' },
  code: { label: 'referral.code', copy: 'referral.copyCode', copied: 'referral.codeCopied' },
} as const;

interface Props {
  kind: keyof typeof KINDS;
  value: string;
}

const mark = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

/** A text to copy: shown in full, selected on focus, copied by its button. */
export function CopyField({ kind, value }: Props) {
  const id = useId();
  const intl = useIntl();
  const { state, copy } = useCopy(value);
  const texts = KINDS[kind];
  const isCopied = state === 'copied';
  return (
    <div className={styles.field} data-kind={kind}>
      <label htmlFor={id}>{t(texts.label)}</label>
      <div className={styles.line}>
        <input id={id} className={styles.value} readOnly value={value} onFocus={mark} />
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
