import type { MouseEvent, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '@/shared/i18n';
import { pageToAddress } from './pageName';
import { pageOpened, pageRefined } from './uiSlice';

interface PageLinkProps {
  /** A page such as `all-games?type=top`. */
  page: string;
  className?: string | undefined;
  children: ReactNode;
  /** The link opens nothing when it returns false. */
  onOpen?: (() => unknown) | undefined;
  /** Changes the page that is shown, in place: the scroll and the focus stay. */
  refines?: boolean;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-disabled'?: boolean | undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a page of the site: a real address for new tabs, a state change for a plain click. */
export function PageLink({ page, children, onOpen, refines, ...anchor }: PageLinkProps) {
  const dispatch = useDispatch();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (onOpen?.() === false) return;
    dispatch((refines ? pageRefined : pageOpened)(page));
  };
  return (
    <a href={pageToAddress(page)} onClick={open} {...anchor}>
      {children}
    </a>
  );
}

/** A sentence with a link to another page. `message` is its message id; `<link>` marks the link. */
export const LinkedText = ({ message, page }: { message: string; page: string }) =>
  t(message, {
    link: (words) => (
      <PageLink key="link" page={page}>
        {words}
      </PageLink>
    ),
  });
