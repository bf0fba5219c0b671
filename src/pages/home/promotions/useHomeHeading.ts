import { usePageHeading } from '@/features/ui';

/** Home's heading is in the first download, which this is kept out of. */
const HEADING = {
  get current() {
    return document.querySelector<HTMLElement>('main h1');
  },
};

const OPTIONS = { title: '', heading: HEADING };

/** What every other page does with its own heading; home bears the title of the site alone. */
export function useHomeHeading(): void {
  usePageHeading(OPTIONS);
}
