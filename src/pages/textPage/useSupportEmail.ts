import { useFooterData } from '@/features/content';

/** Where players write to, if the operator has said so. */
export const useSupportEmail = (): string | undefined => useFooterData().supportEmail;
