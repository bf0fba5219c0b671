import { groupPhone } from '@contract/phone.ts';
import { FormattedDate } from 'react-intl';
import type { KeptProfile } from '@/features/auth';
import { usePageHeading } from '@/features/ui';
import { useIdentityUser } from '@/identity';
import { t, useIntl } from '@/shared/i18n';
import styles from './IdentityCard.module.scss';
import { OwnText } from './OwnText';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Nairobi' } as const;

/** The player. Number and e-mail come from the sign-in service, because the store does not have them. */
export function IdentityCard({ profile: { displayName, createdAt } }: { profile: KeptProfile }) {
  const intl = useIntl();
  const user = useIdentityUser();
  const heading = usePageHeading({ title: intl.formatMessage({ id: 'profile.title' }) });
  return (
    <section className={styles.identity} aria-labelledby="profile-name">
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(displayName)}
      </span>
      <div className={styles.facts}>
        <OwnText field="displayName" value={displayName} autoComplete="nickname">
          <h1 ref={heading} id="profile-name" tabIndex={-1} className={styles.name}>
            {displayName}
          </h1>
        </OwnText>
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
