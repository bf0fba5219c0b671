import { type ReactNode, useEffect, useRef } from 'react';
import styles from './steps.module.scss';

interface Props {
  title: string;
  subtitle: string;
  children?: ReactNode;
}

/** Takes the focus when the dialog opens and no field does, so that its title is read first. */
export function StepHead({ title, subtitle, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.subtitle}>{subtitle}</p>
      {children}
    </div>
  );
}
