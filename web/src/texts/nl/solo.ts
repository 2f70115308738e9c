import type { SoloTexts } from '../en/solo';

export const solo: SoloTexts = {
  again: 'De tafel wordt opnieuw klaargezet …',
  notStored: 'Dit apparaat kan de partij niet opslaan. Sluit je de pagina, dan ben je de partij kwijt.',
  elsewhere: 'Je speelt op dit apparaat in een ander tabblad.',
  playHere: 'Hier verder spelen',
  outdated: 'Er is een nieuwere versie van deze pagina. Laad de pagina opnieuw, dan gaat de partij verder.',
  reload: 'Opnieuw laden',
};
