import { useFooterData } from '@/features/content';

/** The operator's e-mail for players, if any. */
export const useSupportEmail = (): string | undefined => useFooterData().supportEmail;
