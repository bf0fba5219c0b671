import { t } from '@/shared/i18n';
import { PageLink } from './PageLink';

interface Props {
  /** Message id; `<link>` marks the link. */
  message: string;
  page: string;
}

/** A sentence with a link to another page. */
export const LinkedText = ({ message, page }: Props) =>
  t(message, {
    link: (words) => (
      <PageLink key="link" page={page}>
        {words}
      </PageLink>
    ),
  });
