import { readAs } from '@/api';
import { lenientList } from '@contract/fields.ts';
import * as v from 'valibot';

/** A content collection as screens want it: readable items whose `isActive` is not false. */
export const activeList = <TItem extends { isActive: boolean }>(item: v.GenericSchema<unknown, TItem>) =>
  readAs(
    v.pipe(
      lenientList(item),
      v.transform((items): TItem[] => items.filter(({ isActive }) => isActive)),
    ),
  );
