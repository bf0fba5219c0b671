import { groupPhone } from '@contract/phone.ts';
import { useEffect, useRef, useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { KeptProfile } from '@/features/auth';
import { usePageHeading } from '@/features/ui';
import { useIdentityUser } from '@/identity';
import { Button, PathIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { PENCIL } from './Card';
import styles from './IdentityCard.module.scss';
import { NameForm } from './NameForm';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Nairobi' } as const;

/** The player. Number and e-mail come from the sign-in service, because the store does not have them. */
export function IdentityCard({ profile: { displayName, createdAt } }: { profile: KeptProfile }) {
  const intl = useIntl();
  const user = useIdentityUser();
  const heading = usePageHeading({ title: intl.formatMessage({ id: 'profile.title' }) });
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const finish = (hasSaved: boolean) => {
    setIsEditing(false);
    setIsSaved(hasSaved);
  };

  return (
    <section className={styles.identity} aria-labelledby="profile-name">
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(displayName)}
      </span>
      <div className={styles.facts}>
        <div className={styles.nameLine}>
          <h1 ref={heading} id="profile-name" tabIndex={-1} className={isEditing ? 'visuallyHidden' : styles.name}>
            {displayName}
          </h1>
          {!isEditing && (
            <Button ref={edit} variant="ghost" onClick={() => setIsEditing(true)}>
              <PathIcon path={PENCIL} size={18} />
              {t('profile.editName')}
            </Button>
          )}
        </div>
        {isEditing && <NameForm name={displayName} onDone={finish} />}
        <p role="status" className={styles.saved}>
          {isSaved && !isEditing && t('profile.nameSaved')}
        </p>
        <ul className={styles.contacts}>
          {user?.phoneNumber && <li>{groupPhone(user.phoneNumber)}</li>}
          {user?.email && <li>{user.email}</li>}
          {createdAt && (
            <li>{t('profile.memberSince', { date: <FormattedDate key="date" value={createdAt} {...DAY} /> })}</li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** The first letters of the first and the last word, such as `AM`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return [words[0], last]
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
