import { FormattedMessage } from 'react-intl';
import { usePageHeading } from '@/features/ui';

/** The heading while there is no player's name to head the page with. */
export const ProfileTitle = () => (
  <h1 ref={usePageHeading()} className="visuallyHidden" tabIndex={-1}>
    <FormattedMessage id="profile.title" />
  </h1>
);
