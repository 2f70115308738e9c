import type { SoloTexts } from '../en/solo';

export const solo: SoloTexts = {
  again: 'De tafel wordt opnieuw opgezet …',
  notStored: 'Kan op dit apparaat niet worden bewaard: de partij eindigt met de pagina.',
  elsewhere: 'Je speelt op dit apparaat in een ander tabblad.',
  playHere: 'Hier verder spelen',
};
