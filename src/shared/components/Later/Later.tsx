import type { ReactNode } from 'react';
import { useIsLive } from '@/shared/hooks';

/** A part that is not in a page that was made ahead. It comes when the app has taken the page over, and renders nothing around it again. */
export const Later = ({ children }: { children: ReactNode }) => useIsLive() && children;
