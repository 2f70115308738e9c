import type { RulesTexts } from '../en/rules';

export const rules: RulesTexts = {
  title: (game) => `${game}: die Regeln`,
  choose: 'Die Regeln',
  sections: 'Abschnitte',
  needs: (number) => `braucht ${number}`,
  player: 'Name',
  pays: 'zahlt',
  free: 'gratis',
  newHere: 'Neu hier? Kurze Hinweise am Tisch führen dich durch die ersten Züge.',
  restart: 'Hinweise noch einmal zeigen',
  restarted: 'Die Hinweise sind wieder da. Sie erscheinen am Tisch, wenn du sie brauchst.',
  ruling: 'unsere Festlegung',
  rulings:
    '° Das haben wir festgelegt: Die Spielanleitung lässt es offen oder sagt es anders, oder ihr könnt es einstellen.',
  ownWords:
    'Wir erzählen die Regeln in unseren eigenen Worten. Table 13 hat mit den Autoren und Verlagen nichts zu tun.',
  notLoaded: 'Die Regeln konnten nicht geladen werden. Prüf deine Verbindung.',
  again: 'Noch einmal versuchen',
};
