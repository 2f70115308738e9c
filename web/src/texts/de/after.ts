import type { AfterTexts } from '../en/after';
import { listed, plural } from '../words';

const WORDS = 'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
/** Bis zwölf in Worten. */
const number = (n: number): string => WORDS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const after: AfterTexts = {
  result: 'Ergebnis',
  wins: ({ name, isMe }) => (isMe ? 'Du gewinnst' : `${name} gewinnt`),
  winsWith: ({ name, isMe }, points) => (isMe ? `Du gewinnst mit ${points}` : `${name} gewinnt mit ${points}`),
  share: (names, isMine) =>
    isMine ? `${listed('de', ['Du', ...names])} teilt euch den Sieg` : `${listed('de', names)} teilen sich den Sieg`,
  withEach: (points) => plural(points, 'Mit je einem Punkt.', `Mit je ${number(points)} Punkten.`),
  ahead: (points, { name, isMe }) => {
    const next = isMe ? 'dir' : name;
    return plural(
      points,
      `Ein Punkt Vorsprung vor ${next}.`,
      `${capital(number(points))} Punkte Vorsprung vor ${next}.`,
    );
  },
  stockIsEmpty: ({ name, isMe }) =>
    isMe ? 'Dein Spielerstapel ist als erster leer.' : `Der Spielerstapel von ${name} ist als erster leer.`,
  turnsRanOut: 'In so vielen Zügen wurde kein Spielerstapel leer. Der kleinste gewinnt.',
  handIsEmpty: ({ name, isMe }) =>
    isMe ? 'Du hast deine letzte Karte gespielt.' : `${name} hat die letzte Karte gespielt.`,
  lapsRanOut: 'Das war die letzte Runde. Die kleinste Hand gewinnt.',
  scores: 'Wertungsblatt',
  player: 'Spieler',
  total: 'Summe',
  leftInStock: 'Karten im Spielerstapel',
  leftInHand: 'Karten auf der Hand',
  again: 'Noch einmal',
  dealing: 'Es wird gegeben …',
  botsSit: (count) =>
    plural(count, 'Den freien Platz nimmt ein Bot.', `Die ${number(count)} freien Plätze nehmen Bots.`),
  hostStarts: (name) => `${name} kann die nächste Partie starten.`,
  stayHere: 'Sie öffnet sich hier von selbst.',
  anotherGame: 'Anderes Spiel',
  replay: 'Wiederholung',
  saveRecord: 'Mitschrift sichern',
  checking: 'Das Mischen wird geprüft …',
  shuffleHolds: 'Das Mischen stimmt',
  shuffleIsOpen: 'Das Mischen stimmt, soweit dieses Gerät es sagen kann',
  shuffleFails: 'Das Mischen stimmt nicht',
  noRecord: 'Die Mitschrift ist gerade nicht zu bekommen.',
  tryAgain: 'Noch einmal versuchen',
  details: 'Genauer',

  fairTitle: 'Wurde ehrlich gemischt?',
  fairStory:
    'Vor der ersten Karte hat das Haus ein Geheimnis weggeschlossen und dessen Siegel gezeigt. Alle, die sich gesetzt haben, haben zufällige Bytes dazugegeben. Aus beidem folgt jedes Mischen. Jetzt liegt das Geheimnis offen, und dieses Gerät hat alles noch einmal gemischt.',
  verdicts: {
    holds: 'Es stimmt. Niemand hat diese Karten ausgesucht, auch das Haus nicht.',
    open: 'Die Karten folgen aus dem Geheimnis. Ob das Haus schon vor dem Geben daran gebunden war, kann dieses Gerät nicht sagen.',
    fails: 'Es stimmt nicht. Sichere die Mitschrift und sieh nach, wo die Kreuze sind.',
  },
  states: { holds: 'Stimmt', fails: 'Stimmt nicht', open: 'Offen' },
  atLine: (line) => `Zeile ${line} der Mitschrift.`,
  findings: {
    holds: {
      record: () => 'Die Mitschrift ist vollständig und die dieser Partie.',
      secret: () => 'Das Geheimnis passt zu seinem Siegel.',
      promise: (links) =>
        plural(
          links,
          'Es ist das Siegel, das diesem Gerät vor dem Geben gezeigt wurde.',
          `Es führt über ${number(links)} Glieder zu einem Siegel zurück, das diesem Gerät vorher gezeigt wurde.`,
        ),
      seed: () => 'Die Bytes dieses Geräts sind in das Mischen eingegangen.',
      deck: (cards) => `Das Blatt hat seine ${cards} Karten.`,
      starters: (times) =>
        plural(times, 'Angefangen hat, wer dran war.', `Angefangen hat alle ${number(times)} Male, wer dran war.`),
      shuffles: (times) =>
        plural(
          times,
          'Das Mischen stimmt, Karte für Karte.',
          `Alle ${number(times)} Mischungen stimmen, Karte für Karte.`,
        ),
    },
    fails: {
      record: 'Die Mitschrift ist beschädigt oder die einer anderen Partie.',
      secret: 'Das Geheimnis passt nicht zu seinem Siegel.',
      promise: 'Es ist nicht das Siegel, das diesem Gerät vor dem Geben gezeigt wurde.',
      seed: 'Die Bytes dieses Geräts sind nicht in das Mischen eingegangen.',
      deck: 'Das Blatt hat andere Karten, als es sollte.',
      starters: 'Wer angefangen hat, folgt nicht aus dem Geheimnis.',
      shuffles: 'Die gemischten Karten folgen nicht aus dem Geheimnis.',
    },
    open: {
      record: 'Diese Mitschrift erzählt nicht, wie gemischt wurde.',
      promise: 'Diesem Gerät wurde vor dem Geben kein Siegel gezeigt, es kann nicht vergleichen.',
      seed: 'Dieses Gerät hat für diese Partie keine Bytes dazugegeben.',
    },
  },
  notProven: 'Was das nicht beweist',
  limits: [
    'Dass niemand geguckt hat. Das Haus kennt während der Partie alle Karten. Wer es betreibt, dem traut man wie jedem, der am Küchentisch mischt.',
    'Überhaupt etwas, wenn niemand Bytes dazugibt. Dieses Gerät tut es für dich, sobald du dich setzt.',
    'Viel, wenn der Gastgeber mitspielt und seine Bytes zuletzt gibt: wer viele ausprobiert, kann die besten behalten.',
    'Dass keine Partie abgebrochen wurde. Aber keine Nummer wird zweimal gegeben, eine fehlende fällt auf.',
    'Wer die Züge gemacht hat. Geprüft werden nur die Karten. Einen falschen Zug finden die, die ihren noch wissen.',
  ],
  figures: 'Siegel, Geheimnis und Bytes',
  seal: 'Siegel',
  secret: 'Geheimnis',
  bytesOf: (name) => `Bytes von ${name}`,
  noBytes: 'keine',
  byHand: 'Um es ohne diese Seite zu prüfen, sichere die Mitschrift und rufe auf:',

  replayTitle: (title) => `Wiederholung: ${title}`,
  fetching: 'Die Züge werden geholt …',
  deal: 'Die Karten sind gegeben.',
  atStep: (step, moves) => (step === 0 ? 'Vor dem ersten Zug' : `Zug ${step} von ${moves}`),
  moves: 'Züge der Partie',
  controls: 'Wiederholung',
  toFirst: 'Zum Geben',
  stepBack: 'Einen Zug zurück',
  stepOn: 'Einen Zug weiter',
  toLast: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: (times) => `${times}×`,
  speedIs: (times) => plural(times, 'Tempo: normal', `Tempo: ${number(times)}fach`),
  chair: 'Von wessen Platz?',
  toTable: 'Zurück zum Tisch',
  checkDeal: 'Mischen prüfen',
  copyLink: 'Link zu diesem Zug kopieren',
  linkCopied: 'Link kopiert.',
};
