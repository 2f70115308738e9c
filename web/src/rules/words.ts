/** A stretch of text, set in bold where it stands between stars. */
export interface Span {
  text: string;
  isStrong: boolean;
}

/** Stands behind each sentence that goes beyond the rulebook of the game. */
export const RULING = '°';

/** `Play *one* card` in three spans; the mark of a ruling is a span of its own. */
export function spans(text: string): Span[] {
  return text
    .split('*')
    .flatMap((part, i) => part.split(/(°)/).map((words) => ({ text: words, isStrong: i % 2 === 1 })))
    .filter((span) => span.text !== '');
}
