import type { SoloTexts } from '../en/solo';

export const solo: SoloTexts = {
  again: 'Der Tisch wird neu aufgebaut …',
  notStored: 'Dieses Gerät kann die Partie nicht speichern. Schließt du die Seite, ist sie weg.',
  elsewhere: 'Du spielst auf diesem Gerät in einem anderen Tab.',
  playHere: 'Hier weiterspielen',
  outdated: 'Von dieser Seite gibt es eine neuere Fassung. Lade sie neu, dann geht die Partie weiter.',
  reload: 'Neu laden',
};
