import { Fragment } from 'react';
import styles from './Pieces.module.scss';

/** A word with a hyphen, and a last sentence without a full stop: "Instant - 10 minutes". */
const PIECE = /(\p{L}+-\p{L}+|(?<=\. )[^.]+$)/u;

/** A text of the server whose pieces are not broken in two. */
export const Pieces = ({ text }: { text: string }) =>
  text.split(PIECE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.piece}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
