import { ErrorBoundary } from '@/shared/components';
import { lazyPart } from '@/shared/lazyPart';

const Links = lazyPart(() => import(/* webpackChunkName: "help" */ './HelpLinks/HelpLinks'));

/** WhatsApp, phone and chat of the operator; nothing where the settings have none. They come a moment later than what is around them. */
export const HelpLinks = ({ className }: { className?: string | undefined }) => (
  <ErrorBoundary fallback={null}>
    <Links className={className} />
  </ErrorBoundary>
);
