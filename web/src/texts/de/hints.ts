import type { HintsTexts } from '../en/hints';

export const hints: HintsTexts = {
  bubbles: {
    'thirteen-hand': {
      bold: 'Wer die wenigsten Punkte hat, gewinnt.',
      plain:
        'Genommene Karten kosten Punkte. Jede Farbkarte kommt auf die Zielscheibe ihrer Farbe, danach ziehst du eine nach.',
    },
    'thirteen-target': {
      bold: 'Komm nicht über 13.',
      plain: 'Die Zahl ist die Summe der Karten. Genau 13 ist sicher.',
    },
    'thirteen-high': { bold: 'Hier wird es eng.', plain: 'Wer über 13 kommt, nimmt die Karten, die hier liegen.' },
    'thirteen-nasty': {
      bold: 'Eine Fiese Vier passt überall.',
      plain: 'Wer sie nehmen muss, zahlt dafür immer zwei Punkte.',
    },
    'thirteen-taken': {
      bold: 'Genommene Karten kosten je einen Punkt.',
      plain: 'Wer von einer Farbe die meisten Karten hat, zahlt für sie aber nichts.',
    },
    'friday-kind': {
      bold: 'Wer die wenigsten Punkte hat, gewinnt.',
      plain:
        'Genommene Karten kosten Punkte. Jede Karte kommt auf ihren Stapel: Katzen auf Katzen, Spiegel auf Spiegel, Leitern auf Leitern.',
    },
    'friday-over': {
      bold: 'Kommst du über 13, nimmst du den Stapel.',
      plain: 'Deine Karte bleibt liegen, die anderen gehören dir. Genau 13 ist sicher.',
    },
    'friday-friday': {
      bold: 'Ein Freitag passt auf jeden Stapel.',
      plain: 'Wer ihn nehmen muss, zahlt dafür immer zwei Punkte.',
    },
    'friday-most': {
      bold: 'Die meisten von einer Art bringen Glück.',
      plain:
        'Genommene Karten kosten je einen Punkt. Nur wer von einer Art die meisten hat, legt diese ab und zahlt nichts.',
    },
    'skipbo-stock': {
      bold: 'Wer seinen Spielerstapel zuerst leert, gewinnt.',
      plain: 'Das ist deiner. Schau immer zuerst hierher.',
    },
    'skipbo-pawns': {
      bold: 'Deine Figuren öffnen die Stapel.',
      plain: 'Du darfst auf den Farben anlegen, auf denen sie stehen. Rosa öffnet zwei Stapel.',
    },
    'skipbo-needs': {
      bold: 'Die Stapel steigen von 1 bis 12.',
      plain: 'Spiel die Zahl, die dieser braucht, oder einen Joker.',
    },
    'skipbo-number': {
      bold: 'Dieses Feld ersetzt eine Zahl.',
      plain:
        'Einmal pro Zug, wenn ein Stapel sie braucht. Die nächste Karte muss sofort folgen, nur nach der 12 nicht.',
    },
    'skipbo-end': {
      bold: 'Eine Karte hierher beendet deinen Zug.',
      plain: 'Eine deiner Figuren zieht so weit, wie die Zahl sagt. Überleg, wo du als Nächstes stehen willst.',
    },
    'leaves-wins': {
      bold: 'Wer zuerst keine Karten mehr hat, gewinnt.',
      plain: 'Leg außen an der Reihe an, oder passe und nimm eine Karte.',
    },
    'leaves-open': {
      bold: 'Eröffne mit einem Wert deiner Wahl.',
      plain: 'Spiel davon so viele Karten, wie du magst. Je mehr, desto schwerer kommen die anderen mit.',
    },
    'leaves-ends': {
      bold: 'Die Reihe wächst nach außen.',
      plain: 'Spiel den niedrigsten Wert oder darunter, oder den höchsten oder darüber. Nie dazwischen.',
    },
    'leaves-many': { bold: 'Spiel mindestens so viele.', plain: 'So viele Karten, wie dieser Stapel hat, oder mehr.' },
    'leaves-pass': {
      bold: 'Wer passt, nimmt eine Karte.',
      plain: 'Such dir eine aus der Reihe aus. In der nächsten Runde bist du wieder dabei.',
    },
  },
  hint: 'Hinweis',
  gotIt: 'Verstanden',
  noMore: 'Hinweise ausschalten',
};
