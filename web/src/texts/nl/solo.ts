import type { SoloTexts } from '../en/solo';

export const solo: SoloTexts = {
  again: 'De tafel wordt opnieuw opgezet …',
  notStored: 'Kan op dit apparaat niet worden bewaard: de partij eindigt met de pagina.',
  elsewhere: 'Je speelt op dit apparaat in een ander tabblad.',
  playHere: 'Hier verder spelen',
  unsupported: 'Deze browser kan niet op het apparaat zelf spelen. Al het andere werkt.',
  absent: 'Wat deze tafel nodig heeft, staat nog niet op dit apparaat. Kom een keer terug met netwerk.',
};
