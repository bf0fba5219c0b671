import { usePageHeading } from '@/features/ui';
import { t } from '@/shared/i18n';

/** The heading while there is no player's name to head the page with. */
export const ProfileTitle = () => (
  <h1 ref={usePageHeading()} className="visuallyHidden" tabIndex={-1}>
    {t('profile.title')}
  </h1>
);
