import { PEOPLE, WHO, type Samples } from '../../../texts/samples';

/** Sample parameters of these texts by name: `function.parameter`, or `parameter` for all functions. */
export const samples = (): Samples => ({
  who: PEOPLE,
  'single.emptied.who': WHO,
  'seen.cards': ['8, 10'],
  // These numbers are never one: the copies of a value, the rest of the deck, the points that end a match.
  copies: [2, 8],
  'gone.rest': [2, 26],
  'ended.points': [20, 26],
  'enoughEnds.points': [20],
  laps: [200],
});
