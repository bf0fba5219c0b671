import { type ReactNode, useId } from 'react';
import { t } from '@/shared/i18n';
import styles from './WorkbenchPage.module.scss';

export function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t(`workbench.section.${name}`)}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

interface SpecimenProps {
  name: string;
  /** Takes a whole line. */
  isWide?: boolean;
  children: ReactNode;
}

export const Specimen = ({ name, isWide = false, children }: SpecimenProps) => (
  <figure className={styles.specimen} data-wide={isWide || undefined}>
    {children}
    <figcaption>
      <code>{name}</code>
    </figcaption>
  </figure>
);

export const Specimens = ({ parts, isWide }: { parts: Readonly<Record<string, ReactNode>>; isWide?: boolean }) =>
  Object.entries(parts).map(([name, part]) => (
    <Specimen key={name} name={name} isWide={isWide ?? false}>
      {part}
    </Specimen>
  ));
