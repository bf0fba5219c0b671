import type { FooterLink } from '@contract/footer.ts';
import { useId } from 'react';
import { linkToPage, PageLink } from '@/features/ui';
import styles from './Footer.module.scss';

interface Props {
  title: string;
  links: readonly FooterLink[];
}

export function LinkGroup({ title, links }: Props) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <FooterAnchor name={name} url={url} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterAnchor({ name, url }: FooterLink) {
  const page = linkToPage(url);
  return page === null ? (
    <a href={url} rel="noopener noreferrer">
      {name}
    </a>
  ) : (
    <PageLink page={page}>{name}</PageLink>
  );
}
