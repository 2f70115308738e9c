import type { SoloTexts } from '../en/solo';

export const solo: SoloTexts = {
  again: 'De tafel wordt opnieuw klaargezet …',
  notStored: 'Kan op dit apparaat niet worden opgeslagen: wat je nu speelt, ben je kwijt als je de pagina sluit.',
  elsewhere: 'Je speelt op dit apparaat in een ander tabblad.',
  playHere: 'Hier verder spelen',
  outdated: 'Er is een nieuwere versie van deze pagina. Laad de pagina opnieuw, dan gaat de partij verder.',
  reload: 'Opnieuw laden',
};
