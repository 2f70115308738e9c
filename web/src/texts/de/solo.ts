import type { SoloTexts } from '../en/solo';

export const solo: SoloTexts = {
  again: 'Der Tisch wird neu aufgebaut …',
  notStored: 'Lässt sich auf diesem Gerät nicht speichern: Die Partie endet mit der Seite.',
  elsewhere: 'Du spielst auf diesem Gerät in einem anderen Tab.',
  playHere: 'Hier weiterspielen',
};
