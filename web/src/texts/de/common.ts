import type { CommonTexts } from '../en/common';

export const common: CommonTexts = {
  titles: { thirteen: '13', friday: 'Freitag, der 13.', skipbo: 'Skip-Bo', leaves: '13 Leaves' },
  levels: {
    random: 'launisch',
    easy: 'leicht',
    greedy: 'gierig',
    medium: 'mittel',
    hard: 'schwer',
    expert: 'meisterlich',
  },
  home: 'Table 13, zur Startseite',
  close: 'Schließen',
  cancel: 'Jetzt nicht',
  rules: 'Regeln',
  settings: 'Einstellungen',
  loading: 'Einen Moment …',
  skip: 'Direkt zum Tisch',
  bot: (level: string) => `Bot, ${level}`,
  noLine: 'Verbindung weg. Wir versuchen es wieder …',
  noServer: 'Das Haus antwortet nicht. Deine Partie ist sicher; wir versuchen es weiter.',
  nowhere: 'Unter dieser Adresse ist nichts.',
  tryAgain: 'Noch einmal versuchen',
  toHome: 'Zur Startseite',
};
