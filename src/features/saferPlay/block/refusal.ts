import { SAFER_PLAY_REFUSALS, type SaferPlayRefusal, type SaferPlayState } from '@contract/saferPlay.ts';

export type BlockKind = NonNullable<SaferPlayState['block']>['kind'];

/** Whether the `code` of a refused request is about responsible gaming: limits and breaks. */
export const isSaferPlayRefusal = (code: string | undefined): code is Exclude<SaferPlayRefusal, 'consent_needed'> =>
  code !== undefined && code !== 'consent_needed' && Object.hasOwn(SAFER_PLAY_REFUSALS, code);

const KIND_OF: Readonly<Record<string, BlockKind>> = { time_out: 'timeOut', self_excluded: 'selfExclusion' };

/** The kind of break in a refusal; `null` for other reasons. */
export const refusedBlock = (code: string | undefined): BlockKind | null => KIND_OF[code ?? ''] ?? null;
