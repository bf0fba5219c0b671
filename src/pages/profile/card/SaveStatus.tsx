import type { ComponentProps } from 'react';
import { PathIcon } from '@/shared/components';
import { SaveStatus as Status } from '@/shared/form';
import { CHECK } from '../iconPaths';

/** The result of saving, with this page's mark. */
export const SaveStatus = (status: Omit<ComponentProps<typeof Status>, 'mark'>) => (
  <Status {...status} mark={<PathIcon path={CHECK} size={16} />} />
);
