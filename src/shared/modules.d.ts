declare module '*.module.scss' {
  const classNames: Record<string, string>;
  export default classNames;
}

declare module '*.scss';

/** The texts of a part in every language: each language is a file of the folder (scripts/build/messagesLoader.ts). */
declare module '*/messages' {
  import type { Texts } from '@/shared/i18n';
  const messages: Texts;
  export default messages;
}
