/** The NATO spelling alphabet: a spoken B alone could be heard as P. */
const WORDS =
  'Bravo Charlie Delta Foxtrot Golf Hotel Juliett Kilo Lima Mike November Papa Quebec Romeo Sierra Tango Victor Whiskey X-ray Zulu';
const byLetter = new Map(WORDS.split(' ').map((word) => [word[0], word]));

/** "Kilo Romeo Bravo Tango, Delta Foxtrot Golf Hotel". */
export function spelled(code: string): string {
  const words = [...code].map((letter) => byLetter.get(letter) ?? letter);
  return `${words.slice(0, 4).join(' ')}, ${words.slice(4).join(' ')}`;
}
