import type { HintsTexts } from '../en/hints';

export const hints: HintsTexts = {
  bubbles: {
    'thirteen-hand': {
      bold: 'Spiel eine Karte, zieh eine nach.',
      plain: 'Eine Karte passt auf die Zielscheibe ihrer Farbe.',
    },
    'thirteen-target': {
      bold: 'Bleib bei höchstens 13.',
      plain: 'Die Zahl ist die Summe der Karten. Genau 13 ist sicher.',
    },
    'thirteen-high': { bold: 'Hier wird es eng.', plain: 'Wer über 13 kommt, nimmt die Karten, die hier liegen.' },
    'thirteen-nasty': {
      bold: 'Eine Fiese Vier passt überall.',
      plain: 'Wer sie nimmt, zahlt zwei Punkte dafür, immer.',
    },
    'thirteen-taken': {
      bold: 'Genommene Karten kosten je einen Punkt.',
      plain: 'Wer von einer Farbe am meisten hat, zahlt für sie aber nichts.',
    },
    'friday-kind': {
      bold: 'Spiel eine Karte auf ihre Art.',
      plain: 'Katzen auf Katzen, Spiegel auf Spiegel, Leitern auf Leitern. Nachgezogen wird nicht.',
    },
    'friday-over': {
      bold: 'Über 13 nimmst du den Stapel.',
      plain: 'Deine Karte bleibt liegen, die anderen gehören dir. Genau 13 ist sicher.',
    },
    'friday-friday': {
      bold: 'Ein Freitag passt auf jeden Stapel.',
      plain: 'Wer ihn nimmt, zahlt zwei Punkte dafür, immer.',
    },
    'friday-most': {
      bold: 'Am meisten von einer Art bringt Glück.',
      plain: 'Genommene Karten kosten je einen Punkt. Nur wer von einer Art am meisten hat, legt sie ab.',
    },
    'skipbo-stock': {
      bold: 'Das ist dein Spielerstapel.',
      plain: 'Spiel seine letzte Karte, und du gewinnst. Schau immer zuerst hierher.',
    },
    'skipbo-pawns': {
      bold: 'Deine Figuren öffnen die Stapel.',
      plain: 'Du darfst anlegen, auf welcher Farbe sie stehen. Rosa öffnet zwei.',
    },
    'skipbo-needs': {
      bold: 'Die Stapel steigen von 1 bis 12.',
      plain: 'Spiel die Zahl, die dieser braucht, oder einen Joker.',
    },
    'skipbo-number': {
      bold: 'Dieses Feld hilft aus.',
      plain: 'Einmal pro Zug springt es für eine Zahl ein, die ein Stapel braucht. Die nächste Karte folgt sofort.',
    },
    'skipbo-end': {
      bold: 'Eine Karte hierher beendet deinen Zug.',
      plain: 'Ihre Zahl bewegt eine deiner Figuren. Überleg, wo du als Nächstes stehen willst.',
    },
    'leaves-open': {
      bold: 'Eröffne mit einem Wert deiner Wahl.',
      plain: 'Spiel davon so viele Karten, wie du magst. Bei vielen kommen die anderen schwer mit.',
    },
    'leaves-ends': {
      bold: 'Die Reihe wächst nach außen.',
      plain: 'Spiel den niedrigsten Wert oder niedriger, den höchsten oder höher. Nie dazwischen.',
    },
    'leaves-many': { bold: 'Bring mindestens so viele.', plain: 'So viele Karten, wie dieser Stapel hat, oder mehr.' },
    'leaves-pass': {
      bold: 'Wer passt, nimmt eine Karte.',
      plain: 'Such dir eine aus der Reihe aus. In der nächsten Runde bist du wieder dabei.',
    },
    'leaves-last': { bold: 'Fast geschafft.', plain: 'Wer die letzte Handkarte spielt, gewinnt sofort.' },
  },
  hint: 'Hinweis',
  gotIt: 'Verstanden',
  noMore: 'Keine Hinweise mehr',
};
