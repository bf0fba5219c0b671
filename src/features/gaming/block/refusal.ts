import { GAMING_REFUSALS, type GamingRefusal, type GamingState } from '@contract/gaming.ts';

export type BlockKind = NonNullable<GamingState['block']>['kind'];

/** Whether the `code` of a refused request is one of responsible gaming. */
export const isGamingRefusal = (code: string | undefined): code is GamingRefusal =>
  code !== undefined && Object.hasOwn(GAMING_REFUSALS, code);

const KIND_OF: Readonly<Record<string, BlockKind>> = { time_out: 'timeOut', self_excluded: 'selfExclusion' };

/** The kind of break that a request was refused for; `null` for any other reason. */
export const refusedBlock = (code: string | undefined): BlockKind | null => KIND_OF[code ?? ''] ?? null;
