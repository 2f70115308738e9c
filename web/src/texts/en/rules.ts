import type { GameId } from '../../protocol/games';

const about: Record<GameId, string> = {
  thirteen: '13 is a game by Reiner Knizia, first published by Amigo in 2009.',
  friday: 'Friday the 13th is a game by Reiner Knizia, first published by Le Scorpion Masqué in 2014.',
  skipbo: 'Skip-Bo, the board game, was published by Mattel.',
  leaves: '13 Leaves is a game by Masato Uesugi, published in 2025.',
};
const short: Record<GameId, string> = {
  thirteen: 'Stay at 13 or under, or take the pile.',
  friday: 'Cats, mirrors, ladders: collect the least bad luck.',
  skipbo: 'Build from 1 to 12, where your pawns open the way.',
  leaves: 'A row that grows outwards. Get rid of your cards first.',
};
const players: Record<GameId, string> = {
  thirteen: '3 to 6 players',
  friday: '3 to 6 players',
  skipbo: '2 to 4 players',
  leaves: '3 to 6 players',
};

/** Around the rules; the rules themselves are with each game. */
export const rules = {
  title: (game: string) => `How to play ${game}`,
  choose: 'The rules',
  sections: 'Sections',
  short,
  players,
  needs: (number: number) => `needs ${number}`,
  player: 'Player',
  pays: 'pays',
  free: 'free',
  newHere: 'New here? Short hints at the table lead you through the first turns.',
  restart: 'Show the hints again',
  restarted: 'The hints are back. They show up at the table when they matter.',
  about,
  ownWords: 'These rules are told in our own words. Table 13 is not affiliated with the authors and publishers.',
  notLoaded: 'The rules did not arrive. The line may be lost.',
  again: 'Try again',
};
export type RulesTexts = typeof rules;
