import { type ReactNode, useEffect, useRef } from 'react';
import styles from './steps.module.scss';

interface Props {
  title: string;
  subtitle: string;
  children?: ReactNode;
}

/** Has the focus when the dialog opens, where no field takes it: what is said first is what this is. */
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
