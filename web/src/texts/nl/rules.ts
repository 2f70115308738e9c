import type { RulesTexts } from '../en/rules';

export const rules: RulesTexts = {
  title: (game) => `Zo speel je ${game}`,
  choose: 'De regels',
  sections: 'Inhoud',
  short: {
    thirteen: 'Kom je boven de 13, dan pak je de stapel.',
    friday: 'Katten, spiegels, ladders: verzamel de minste pech.',
    skipbo: 'Bouw van 1 tot en met 12, waar je pionnen de weg openen.',
    leaves: 'Een rij die naar buiten groeit. Raak als eerste je kaarten kwijt.',
  },
  players: {
    thirteen: '3 tot 6 spelers',
    friday: '3 tot 6 spelers',
    skipbo: '2 tot 4 spelers',
    leaves: '3 tot 6 spelers',
  },
  needs: (number) => `nodig: ${number}`,
  player: 'Speler',
  pays: 'betaalt',
  free: 'gratis',
  newHere: 'Nieuw hier? Korte tips aan tafel leiden je door de eerste beurten.',
  restart: 'Tips opnieuw tonen',
  restarted: 'De tips zijn terug. Ze verschijnen aan tafel op het goede moment.',
  about: {
    thirteen: '13 is een spel van Reiner Knizia, voor het eerst uitgegeven door Amigo in 2009.',
    friday: 'Vrijdag de 13e is een spel van Reiner Knizia, voor het eerst uitgegeven door Le Scorpion Masqué in 2014.',
    skipbo: 'Skip-Bo, het bordspel, is uitgegeven door Mattel.',
    leaves: '13 Leaves is een spel van Masato Uesugi, uitgegeven in 2025.',
  },
  ownWords: 'De regels zijn verteld in onze eigen woorden. Table 13 is niet verbonden aan de auteurs of uitgevers.',
  notLoaded: 'De regels konden niet geladen worden. Misschien is de verbinding weg.',
  again: 'Opnieuw proberen',
};
