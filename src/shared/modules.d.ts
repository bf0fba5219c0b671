declare module '*.module.scss' {
  const classNames: Record<string, string>;
  export default classNames;
}

declare module '*.scss';

/** The texts of a part in every language: each language is a file of the folder (scripts/build/messagesLoader.ts). */
declare module '*/messages' {
  const messages: import('./i18n').Texts;
  export default messages;
}
