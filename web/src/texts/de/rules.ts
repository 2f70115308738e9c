import type { RulesTexts } from '../en/rules';

export const rules: RulesTexts = {
  title: (game) => `${game}: die Regeln`,
  choose: 'Die Regeln',
  sections: 'Abschnitte',
  short: {
    thirteen: 'Komm nicht über 13, sonst nimmst du den Stapel.',
    friday: 'Katzen, Spiegel, Leitern: Sammle möglichst wenig Pech.',
    skipbo: 'Leg von 1 bis 12 an, wo deine Figuren den Weg öffnen.',
    leaves: 'Eine Reihe, die nach außen wächst. Werde als Erstes alle Karten los.',
  },
  players: {
    thirteen: 'Zu dritt bis zu sechst',
    friday: 'Zu dritt bis zu sechst',
    skipbo: 'Zu zweit bis zu viert',
    leaves: 'Zu dritt bis zu sechst',
  },
  needs: (number) => `braucht ${number}`,
  player: 'Name',
  pays: 'zahlt',
  free: 'gratis',
  newHere: 'Neu hier? Kurze Hinweise am Tisch führen dich durch die ersten Züge.',
  restart: 'Hinweise noch einmal zeigen',
  restarted: 'Die Hinweise sind wieder da. Sie kommen am Tisch, wenn es so weit ist.',
  about: {
    thirteen: '13 ist ein Spiel von Reiner Knizia, zuerst 2009 bei Amigo erschienen.',
    friday: 'Freitag, der 13. ist ein Spiel von Reiner Knizia, zuerst 2014 bei Le Scorpion Masqué erschienen.',
    skipbo: 'Skip-Bo, das Brettspiel, ist bei Mattel erschienen.',
    leaves: '13 Leaves ist ein Spiel von Masato Uesugi, erschienen 2025.',
  },
  ownWords:
    'Die Regeln sind in unseren eigenen Worten erzählt. Table 13 hat mit den Autoren und Verlagen nichts zu tun.',
  notLoaded: 'Die Regeln sind nicht angekommen. Vielleicht ist die Verbindung weg.',
  again: 'Noch einmal versuchen',
};
