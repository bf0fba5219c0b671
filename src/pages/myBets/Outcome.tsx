import type { Round } from '@contract/rounds.ts';
import type { Face, Painter, Sentence, Shape } from '@originals/bets/Face.ts';
import { FACES } from '@originals/faces.ts';
import clsx from 'clsx';
import { createElement, useEffect, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import * as v from 'valibot';
import { t, useIntl } from '@/shared/i18n';
import { loadChunk } from '@/shared/lazyPart';
import { logForDevelopers } from '@/shared/log';
import { Multiplier } from './Detail';
import styles from './Outcome.module.scss';

/** The round as its kind reads it; undefined when it cannot be read. */
function seenBy({ choice, outcome }: Face, round: Round) {
  const read = v.safeParse(v.object({ choice, outcome }), round);
  return read.success ? { ...read.output, status: round.status, win: round.win } : undefined;
}

/** The outcome as a picture; words beside it say the same. */
export function OutcomePicture({ round, address, isLarge }: { round: Round; address: string; isLarge?: true }) {
  const face = FACES[round.kind];
  const painter = usePainter(face, address);
  const seen = seenBy(face, round);
  const picture = seen && painter.picture(seen);
  return (
    <span className={clsx(styles.picture, isLarge && styles.large)} aria-hidden="true">
      {picture && (
        <svg viewBox={picture.viewBox} focusable="false">
          {picture.shapes.map(drawn)}
        </svg>
      )}
    </span>
  );
}

const drawn = ({ tag, look, ...attributes }: Shape, key: number) =>
  createElement(tag, { key, className: look && styles[look], ...attributes });

/** Draws with the pictures of the game at this address, as soon as they are loaded. */
function usePainter(face: Face, address: string): Painter {
  const { locale } = useIntl();
  const [painter, setPainter] = useState<Painter>(face);
  useEffect(() => {
    const load = () => face.loadPainter?.(address, locale) ?? Promise.resolve(face);
    loadChunk(load).then(setPainter, logForDevelopers);
  }, [face, address, locale]);
  return painter;
}

export function OutcomeWords({ round }: { round: Round }) {
  const face = FACES[round.kind];
  const seen = seenBy(face, round);
  return (
    seen && face.words(seen).map((sentence, index) => <Said key={sentence.id} {...sentence} isFirst={index === 0} />)
  );
}

type Value = NonNullable<Sentence['values']>[string];

const shown = (name: string, value: Value) => {
  if (typeof value !== 'object') return value;
  if ('times' in value) return <Multiplier key={name} value={value.times} />;
  return <FormattedNumber key={name} value={value.exact} minimumFractionDigits={2} maximumFractionDigits={2} />;
};

const Said = ({ id, values = {}, isFirst }: Sentence & { isFirst: boolean }) => (
  <>
    {!isFirst && ' · '}
    {t(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)])))}
  </>
);
