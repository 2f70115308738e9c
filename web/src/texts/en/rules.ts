/** Around the rules; the rules themselves are with each game. */
export const rules = {
  title: (game: string) => `How to play ${game}`,
  choose: 'The rules',
  sections: 'Sections',
  needs: (number: number) => `needs ${number}`,
  player: 'Player',
  pays: 'pays',
  free: 'free',
  newHere: 'New here? Short hints at the table lead you through the first turns.',
  restart: 'Show the hints again',
  restarted: 'The hints are back. They show up at the table when they matter.',
  ruling: 'our ruling',
  rulings: '° This is our ruling: the rulebook leaves it open or says otherwise, or it is a table option.',
  ownWords: 'These rules are told in our own words. Table 13 is not affiliated with the authors and publishers.',
  notLoaded: 'The rules did not arrive. The line may be lost.',
  again: 'Try again',
};
export type RulesTexts = typeof rules;
