import { usePageHeading } from '@/features/ui';

/** Home's heading is in the first download, and this code is not. */
const HEADING = {
  get current() {
    return document.querySelector<HTMLElement>('main h1');
  },
};

const OPTIONS = { title: '', heading: HEADING };

/** Names the page like a heading does; home has only the title of the site. */
export function useHomeHeading(): void {
  usePageHeading(OPTIONS);
}
