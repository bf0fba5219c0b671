import { t } from '@/shared/i18n';
import { PageLink } from './PageLink';

interface Props {
  /** The id of a text that marks its link with `<link>`. */
  message: string;
  page: string;
}

/** A sentence in which some words lead to another page. */
export const LinkedText = ({ message, page }: Props) =>
  t(message, {
    link: (words) => (
      <PageLink key="link" page={page}>
        {words}
      </PageLink>
    ),
  });
