/** The frame of the rules; the rules themselves are with each game. */
export const rules = {
  title: (game: string) => `How to play ${game}`,
  choose: 'The rules',
  sections: 'Sections',
  needs: (number: number) => `needs ${number}`,
  player: 'Player',
  pays: 'pays',
  free: 'free',
  newHere: 'New here? Short tips at the table lead you through the first turns.',
  restart: 'Show the tips again',
  restarted: 'The tips are back. They appear at the table when you need them.',
  ruling: 'our ruling',
  rulings: '° This is our ruling: the rulebook leaves it open or says otherwise, or it is a table option.',
  ownWords: 'We tell these rules in our own words. Table 13 is not affiliated with the authors and publishers.',
  notLoaded: 'The rules could not be loaded. Check your connection.',
  again: 'Try again',
};
export type RulesTexts = typeof rules;
