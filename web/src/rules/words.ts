/** A stretch of text, set in bold where it stands between stars. */
export interface Span {
  text: string;
  isStrong: boolean;
}

/** `Play *one* card` in three spans. */
export function spans(text: string): Span[] {
  return text
    .split('*')
    .map((part, i) => ({ text: part, isStrong: i % 2 === 1 }))
    .filter((span) => span.text !== '');
}
