import { FormattedDate } from 'react-intl';

/** Date and time in Kenya. `at` is ISO 8601. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <FormattedDate value={at} dateStyle="long" timeStyle="short" timeZone="Africa/Nairobi" />
  </time>
);
