import type { SoloTexts } from '../en/solo';

export const solo: SoloTexts = {
  again: 'Der Tisch wird neu aufgebaut …',
  notStored: 'Lässt sich auf diesem Gerät nicht speichern: Was du jetzt spielst, ist weg, wenn du die Seite schließt.',
  elsewhere: 'Du spielst auf diesem Gerät in einem anderen Tab.',
  playHere: 'Hier weiterspielen',
  outdated: 'Von dieser Seite gibt es eine neuere Fassung. Lade sie neu, dann geht die Partie weiter.',
  reload: 'Neu laden',
};
