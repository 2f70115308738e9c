import type { TableTexts } from '../en/table';
import { plural } from '../words';

export const table: TableTexts = {
  players: 'Mitspieler',
  yourHand: 'Deine Hand',
  sortHand: 'Hand sortieren',
  you: (name) => `${name} (du)`,
  yourTurn: 'Du bist dran',
  isThinking: (name) => `${name} überlegt.`,
  sending: 'Unterwegs …',
  watching: 'Du siehst zu.',
  notYourTurn: 'Du bist nicht an der Reihe.',
  noLine: 'Die Verbindung ist weg. Deine Karten sind sicher; Züge warten, bis sie wieder steht.',
  isOver: 'Die Partie ist vorbei.',
  round: (round) => `Runde ${round}`,
  away: (time) => `Weg, Bot in ${time}`,
  awayForNow: 'Weg',
  standsIn: 'Bot springt ein',
  awaySoon: (name, seconds) =>
    `${name} ist weg. In ${plural(seconds, 'einer Sekunde', `${seconds} Sekunden`)} spielt ein Bot.`,
  host: 'Gastgeber',
  clock: (time) => `noch ${time}`,
  log: 'Verlauf',
  openLog: 'Verlauf öffnen',
  logAndScore: 'Verlauf und Punktestand',
  nothingYet: 'Noch nichts.',
  shortLog: 'Der Verlauf reicht nur bis zu deinem letzten Zug zurück. Wer was genommen hat, musst du dir merken.',
  lookBack: (moves) =>
    plural(moves, 'Letzten Schritt noch einmal zeigen', `Die letzten ${moves} Schritte noch einmal zeigen`),
  backToNow: 'Zurück zur Partie',
  confirm: 'Spielen',
  withdraw: 'Doch nicht',
  back: (count) =>
    count === 0
      ? 'Wieder da.'
      : plural(count, 'Wieder da. Eine Neuigkeit im Verlauf.', `Wieder da. ${count} Neuigkeiten im Verlauf.`),
  stuck: 'Der Server kann gerade nichts speichern, darum macht die Partie Pause. Deine Partie ist sicher.',
  delay: (millis) => `Antwortzeit: ${millis} ms`,
  slow: (millis) => `Langsame Verbindung: ${millis} ms`,
  cleared: 'Dieser Tisch ist geschlossen.',
  entering: 'Auf dem Weg zum Tisch …',
  took: (seat) => `Für ${seat} spielt jetzt ein Bot.`,
  cameBack: (seat) => `${seat} ist wieder da.`,
  openHand: (name) => `Die Hand von ${name}`,
  isAway: (name) => `${name} ist weg.`,
  lookAtTable: 'Tisch ansehen',
  backToSheet: 'Zurück zum Wertungsblatt',
  matchNumber: (number) => `Partie ${number}`,
  it: 'Er',
  botPlayed: ({ name, isMe }, did) => `Für ${isMe ? 'dich' : name} hat ein Bot gespielt: ${did}`,
  awayPlayed: (text) => `Während du weg warst, hat ein Bot für dich gespielt: ${text}.`,
  awayPlayedLast: (moves, text) =>
    `Während du weg warst, hat ein Bot ${plural(moves, 'einen Schritt', `${moves} Schritte`)} für dich gespielt, zuletzt: ${text}.`,
  replaced: 'Während du weg warst, ging dein Platz endgültig an einen Bot.',
  replacedPlayed: (text) => `Während du weg warst, ging dein Platz endgültig an einen Bot. Gespielt hat er: ${text}.`,
  replacedByBot: 'Der Gastgeber hat dich von diesem Tisch entfernt. Auf deinem Platz spielt jetzt ein Bot.',
  clockPlayed: ({ name, isMe }, did) => `Die Zeit war um. Für ${isMe ? 'dich' : name} hat ein Bot gespielt: ${did}`,
};
