import { usePageHeading } from '@/features/ui';
import { t } from '@/shared/i18n';

/** The heading before the name of the player is known. */
export const ProfileTitle = () => (
  <h1 ref={usePageHeading()} className="visuallyHidden" tabIndex={-1}>
    {t('profile.title')}
  </h1>
);
