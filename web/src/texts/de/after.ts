import type { AfterTexts } from '../en/after';
import { capital, listed, plural } from '../words';

const WORDS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
/** Bis zwölf in Worten. */
const number = (n: number): string => WORDS[n] ?? String(n);

export const after: AfterTexts = {
  result: 'Ergebnis',
  wins: ({ name, isMe }) => (isMe ? 'Du gewinnst' : `${name} gewinnt`),
  winsWith: ({ name, isMe }, points) =>
    `${isMe ? 'Du gewinnst' : `${name} gewinnt`} mit ${plural(points, '1 Punkt', `${points} Punkten`)}`,
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
  scores: 'Wertungsblatt',
  player: 'Name',
  total: 'Summe',
  stronger: (level) => `Stärkere Bots: ${level}`,
  again: 'Noch einmal',
  dealing: 'Es wird ausgeteilt …',
  botsSit: (count) =>
    plural(
      count,
      'Auf den freien Platz setzt sich ein Bot.',
      `Auf die ${number(count)} freien Plätze setzen sich Bots.`,
    ),
  hostStarts: (name) =>
    name === '' ? 'Der Gastgeber kann die nächste Partie starten.' : `${name} kann die nächste Partie starten.`,
  stayHere: 'Die nächste Partie öffnet sich hier von selbst.',
  anotherGame: 'Anderes Spiel',
  replay: 'Wiederholung',
  saveRecord: 'Mitschrift speichern',
  checking: 'Wir prüfen, ob ehrlich gemischt wurde …',
  shuffleHolds: 'Ehrlich gemischt',
  shuffleIsOpen: 'Ehrlich gemischt, soweit dieses Gerät es prüfen kann',
  shuffleFails: 'Beim Mischen stimmt etwas nicht',
  noRecord: 'Die Mitschrift lässt sich gerade nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  details: 'Details',

  fairTitle: 'Wurde ehrlich gemischt?',
  fairStory:
    'Vor der ersten Karte hat der Server ein Geheimnis weggeschlossen und dessen Siegel gezeigt. Alle am Tisch haben zufällige Bytes beigesteuert. Aus beidem ergibt sich, wie gemischt wurde. Jetzt liegt das Geheimnis offen, und dieses Gerät hat alles noch einmal gemischt.',
  verdicts: {
    holds: 'Es stimmt. Niemand hat diese Karten ausgesucht, auch der Server nicht.',
    open: 'Die Karten folgen aus dem Geheimnis. Ob der Server es schon vor dem Austeilen festgelegt hatte, kann dieses Gerät nicht sagen.',
    fails: 'Es stimmt nicht. Speichere die Mitschrift und sieh nach, wo die Kreuze sind.',
  },
  states: { holds: 'Stimmt', fails: 'Stimmt nicht', open: 'Unklar' },
  atLine: (line) => `Zeile ${line} der Mitschrift.`,
  findings: {
    holds: {
      record: () => 'Die Mitschrift ist vollständig und gehört zu dieser Partie.',
      secret: () => 'Das Geheimnis passt zu seinem Siegel.',
      promise: (links) =>
        plural(
          links,
          'Dieses Siegel wurde diesem Gerät schon vor dem Austeilen gezeigt.',
          `Das Siegel geht über ${number(links)} Glieder auf eines zurück, das diesem Gerät schon vorher gezeigt wurde.`,
        ),
      seed: () => 'Die Bytes dieses Geräts sind in das Mischen eingegangen.',
      deck: (cards) => `Alle ${cards} Karten sind dabei.`,
      starters: (times) =>
        plural(
          times,
          'Begonnen hat, wer beginnen sollte.',
          `${times === 2 ? 'Beide' : `Alle ${number(times)}`} Male hat begonnen, wer beginnen sollte.`,
        ),
      shuffles: (times) =>
        plural(
          times,
          'Die Reihenfolge stimmt, Karte für Karte.',
          `${times === 2 ? 'Beide' : `Alle ${number(times)}`} Reihenfolgen stimmen, Karte für Karte.`,
        ),
    },
    fails: {
      record: 'Die Mitschrift ist beschädigt oder gehört zu einer anderen Partie.',
      secret: 'Das Geheimnis passt nicht zu seinem Siegel.',
      promise: 'Diesem Gerät wurde vor dem Austeilen ein anderes Siegel gezeigt.',
      seed: 'Die Bytes dieses Geräts sind nicht in das Mischen eingegangen.',
      deck: 'Es sind andere Karten, als es sein sollten.',
      starters: 'Wer begonnen hat, folgt nicht aus dem Geheimnis.',
      shuffles: 'Die gemischten Karten folgen nicht aus dem Geheimnis.',
    },
    open: {
      record: 'Aus dieser Mitschrift geht nicht hervor, wie gemischt wurde.',
      promise: 'Diesem Gerät wurde vor dem Austeilen kein Siegel gezeigt; darum kann es nicht vergleichen.',
      seed: 'Dieses Gerät hat für diese Partie keine Bytes beigesteuert.',
    },
  },
  notProven: 'Grenzen der Prüfung',
  limits: [
    'Die Prüfung beweist nicht, dass niemand geguckt hat. Der Server kennt während der Partie alle Karten. Wer ihn betreibt, dem vertraut ihr wie jedem, der am Küchentisch mischt.',
    'Steuert niemand Bytes bei, beweist die Prüfung nichts. Dieses Gerät tut es für dich, sobald du dich setzt.',
    'Auch beweist die Prüfung wenig, wenn mitspielt, wer den Server betreibt, und seine Bytes zuletzt gibt: Wer viele ausprobiert, kann die besten behalten.',
    'Eine Partie kann abgebrochen worden sein. Aber keine Nummer wird zweimal vergeben, eine fehlende fällt auf.',
    'Wer welche Züge gemacht hat, wird nicht geprüft, nur die Karten. Einen gefälschten Zug bemerkt, wer sich an den echten erinnert.',
  ],
  figures: 'Siegel, Geheimnis und Bytes',
  seal: 'Siegel',
  secret: 'Geheimnis',
  bytesOf: (name) => `Bytes von ${name}`,
  noBytes: 'keine',
  byHand: 'Um es ohne diese Seite zu prüfen, speichere die Mitschrift und ruf auf:',

  replayTitle: (title) => `Wiederholung: ${title}`,
  fetching: 'Die Partie wird geladen …',
  deal: 'Die Karten sind ausgeteilt.',
  atStep: (step, moves) => (step === 0 ? 'Anfang' : `Schritt ${step} von ${moves}`),
  moves: 'Schritte der Partie',
  controls: 'Wiederholung',
  toFirst: 'Zum Anfang',
  stepBack: 'Einen Schritt zurück',
  stepOn: 'Einen Schritt weiter',
  toLast: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: (times) => `${times}×`,
  speedIs: (times) => plural(times, 'Tempo: normal', `Tempo: ${number(times)}fach`),
  seat: 'Von welchem Platz aus?',
  toTable: 'Zurück zum Tisch',
  checkDeal: 'Mischen prüfen',
  copyLink: 'Link zu dieser Stelle kopieren',
  linkCopied: 'Link kopiert.',
};
