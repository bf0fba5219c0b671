import styles from './TextArticle.module.scss';

/** The text with "M-Pesa" kept on one line: browsers would break it at its hyphen. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(/(M-Pesa)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
