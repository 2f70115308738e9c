/** A stretch of text; text between stars is bold. */
export interface Span {
  text: string;
  isStrong: boolean;
}

/** Marks each sentence that goes beyond the rulebook of the game. */
export const RULING = '°';

/** `Play *one* card` in three spans; the mark of a ruling is a separate span. */
export function spans(text: string): Span[] {
  return text
    .split('*')
    .flatMap((part, i) => part.split(/(°)/).map((words) => ({ text: words, isStrong: i % 2 === 1 })))
    .filter((span) => span.text !== '');
}
