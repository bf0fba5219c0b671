import { newId } from '@contract/newId.ts';
import { ClientSeedSchema, type RotatedSeeds } from '@contract/seeds.ts';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { useGetSeedsQuery, useRotateSeedsMutation } from '@/features/play';
import { PageLink } from '@/features/ui';
import { Button, FailedNote } from '@/shared/components';
import { Field, saveErrorId } from '@/shared/form';
import { t } from '@/shared/i18n';
import styles from './Fairness.module.scss';
import { Detail } from './Detail';

export const SEEDS_ID = 'seeds';

export function SeedsCard() {
  const headingId = useId();
  const query = useGetSeedsQuery();
  const { data, isError } = query;
  const [rotate, { data: rotated, error, isLoading }] = useRotateSeedsMutation();
  return (
    <section id={SEEDS_ID} className={styles.card} tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('bets.fairness')}</h2>
      <p className={styles.note}>{t('bets.fairnessText')}</p>
      {isError && !data && <FailedNote message="bets.seedsFailed" className={styles.failed} query={query} />}
      {data && (
        <>
          <dl className={styles.facts}>
            <Detail name="bets.serverSeedHash" code={data.serverSeedHash} />
            <Detail name="bets.clientSeed" code={data.clientSeed} />
            <Detail name="bets.betsSoFar">{data.nonce}</Detail>
            <Detail name="bets.nextServerSeedHash" code={data.nextServerSeedHash} />
          </dl>
          <SeedForm error={error} isSaving={isLoading} onRotate={rotate} />
        </>
      )}
      <div role="status">{rotated && <Revealed {...rotated.previous} />}</div>
      <PageLink page="fairness" className={styles.link}>
        {t('bets.howItWorks')}
      </PageLink>
    </section>
  );
}

interface Props {
  error: unknown;
  isSaving: boolean;
  onRotate: (clientSeed: string) => PromiseLike<{ error?: unknown }>;
}

const MAX_LENGTH = 64;

const randomSeed = (): string => newId(8);

const problemId = (error: unknown): string =>
  (error as { code?: string }).code === 'round_open' ? 'bets.roundOpen' : saveErrorId(error);

function SeedForm({ error, isSaving, onRotate }: Props) {
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

const Revealed = ({ serverSeed, serverSeedHash, clientSeed, lastNonce }: RotatedSeeds['previous']) => (
  <div className={styles.revealed}>
    <h3>{t('bets.revealed')}</h3>
    <dl className={styles.facts}>
      <Detail name="bets.serverSeed" code={serverSeed} />
      <Detail name="bets.serverSeedHash" code={serverSeedHash} />
      <Detail name="bets.clientSeed" code={clientSeed} />
      <Detail name="bets.betsOfSeed">{lastNonce}</Detail>
    </dl>
  </div>
);
