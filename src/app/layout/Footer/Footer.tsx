import { useGetFooterNotesQuery } from '@/features/content';
import { useFooterData } from '@/features/ui';
import { Company } from './Company';
import styles from './Footer.module.scss';
import { Licence } from './Licence';
import { LinkGroup } from './LinkGroup';
import { useFooterGroups } from './useFooterGroups';

export function Footer() {
  const data = useFooterData();
  const groups = useFooterGroups(data);
  const { data: notes = [] } = useGetFooterNotesQuery();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Company {...data} />
        {groups.map(({ id, title, links }) => (
          <LinkGroup key={id} title={title} links={links} />
        ))}
      </div>
      <div className={styles.notes}>
        <Licence {...data} note={notes.find(({ ageNote }) => ageNote)?.ageNote} />
        {notes.map(({ id, responsibleGamingNote, paymentNote }) => (
          <div key={id} className={styles.note}>
            {responsibleGamingNote && <p>{responsibleGamingNote}</p>}
            {paymentNote && <p>{paymentNote}</p>}
          </div>
        ))}
      </div>
    </footer>
  );
}
