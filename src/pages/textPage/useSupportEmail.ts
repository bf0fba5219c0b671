import { useFooterData } from '@/features/ui';

/** The operator's e-mail for players, if any. */
export const useSupportEmail = (): string | undefined => useFooterData().supportEmail;
