import type { CommonTexts } from '../en/common';
import { soon } from '../words';

export const common: CommonTexts = {
  levels: {
    random: 'zufällig',
    easy: 'schwach',
    greedy: 'gierig',
    medium: 'solide',
    net: 'trainiert',
    hard: 'stark',
    expert: 'brillant',
  },
  home: 'Table 13, zur Startseite',
  close: 'Schließen',
  cancel: 'Jetzt nicht',
  rules: 'Regeln',
  settings: 'Einstellungen',
  loading: 'Einen Moment …',
  skip: 'Direkt zum Tisch',
  guest: (number) => `Gast ${number}`,
  bot: (level: string) => `Bot, ${level}`,
  aBot: (name) => `${name} (Bot)`,
  aHuman: (name) => `${name} (Mensch)`,
  noLine: 'Keine Verbindung. Wir versuchen es weiter …',
  noServer: 'Der Server antwortet nicht. Deine Partie ist sicher, wir versuchen es weiter.',
  nowhere: 'Diese Seite gibt es nicht.',
  tryAgain: 'Noch einmal versuchen',
  toHome: 'Zur Startseite',
  tryAgainIn: (millis: number) => `Versuch es ${soon('de', millis)} noch einmal.`,
  clockUnits: { hours: 'Std.', minutes: 'Min.' },
};
