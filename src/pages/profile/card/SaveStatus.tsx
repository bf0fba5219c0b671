import type { ComponentProps } from 'react';
import { PathIcon } from '@/shared/components';
import { SaveStatus as Status } from '@/shared/form';
import { CHECK } from '../iconPaths';

/** What became of a change; a saved one has this page's mark. */
export const SaveStatus = (status: Omit<ComponentProps<typeof Status>, 'mark'>) => (
  <Status {...status} mark={<PathIcon path={CHECK} size={16} />} />
);
