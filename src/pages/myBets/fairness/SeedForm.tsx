import { ClientSeedSchema } from '@contract/seeds.ts';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/shared/components';
import { Field, saveErrorId } from '@/shared/form';
import { t } from '@/shared/i18n';
import styles from './Fairness.module.scss';

interface Props {
  /** Of the last change. */
  error: unknown;
  isSaving: boolean;
  onRotate: (clientSeed: string) => PromiseLike<{ error?: unknown }>;
}

const MAX_LENGTH = 64;
const RANDOM_BYTES = 8;

const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const problemId = (error: unknown): string =>
  (error as { code?: string }).code === 'round_open' ? 'bets.roundOpen' : saveErrorId(error);

/** The player's own seed for the rounds to come; a random one is offered. */
export function SeedForm({ error, isSaving, onRotate }: Props) {
  const [text, setText] = useState(randomSeed);
  const [isWrong, setIsWrong] = useState(false);
  const [isOld, setIsOld] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (!v.is(ClientSeedSchema, text)) return setIsWrong(true);
    setIsOld(false);
    const { error: failed } = await onRotate(text);
    if (!failed) setText(randomSeed());
  };
  const problem = isWrong ? 'bets.seedWrong' : error && !isOld ? problemId(error) : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field
        className={styles.field}
        labelClass={styles.label}
        label={t('bets.newClientSeed')}
        error={problem && t(problem)}
        hint={<p className={styles.note}>{t('bets.seedHint')}</p>}
      >
        {(field) => (
          <input
            {...field}
            className={styles.input}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setIsWrong(false);
              setIsOld(true);
            }}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={isSaving}>
        {t(isSaving ? 'bets.changingSeeds' : 'bets.changeSeeds')}
      </Button>
    </form>
  );
}
