import { pile, verb } from '../../pile/texts/de';
import type { KindWords } from '../../pile/texts/en';
import type { ThirteenTexts } from './en';

const colour = (title: string, stem: string): KindWords => ({
  title,
  pile: title,
  target: `${title}e Zielscheibe`,
  most: `die meisten ${stem}en Karten`,
  tied: title,
  notHere: `Nicht für ${title}`,
  card: (value) => `${title}e ${value}`,
  plain: (value) => `${stem}e ${value}`,
});

export const texts: ThirteenTexts = {
  ...pile,
  title: '13',
  like: 'Drei Zielscheiben. Kommst du über 13, nimmst du die Karten.',
  size: '3–6 Spieler · 20 Min.',
  gist: 'Kommst du über 13, nimmst du die Karten. Wer die wenigsten Punkte hat, gewinnt.',
  players: 'Zu dritt bis zu sechst',
  credit: '13 ist ein Spiel von Reiner Knizia, zuerst 2009 bei Amigo erschienen.',
  refusals: {
    NOT_HELD: 'Diese Karte hast du nicht auf der Hand.',
    WRONG_TARGET: 'Eine Farbkarte darf nur auf die Zielscheibe ihrer Farbe.',
  },
  hints: {
    hand: {
      bold: 'Wer die wenigsten Punkte hat, gewinnt.',
      plain:
        'Genommene Karten kosten Punkte. Jede Farbkarte kommt auf die Zielscheibe ihrer Farbe, danach ziehst du eine nach.',
    },
    target: {
      bold: 'Komm nicht über 13.',
      plain: 'Die Zahl ist die Summe der Karten. Genau 13 ist sicher.',
    },
    high: { bold: 'Hier wird es eng.', plain: 'Kommst du über 13, nimmst du die Karten, die hier liegen.' },
    nasty: {
      bold: 'Eine Fiese Vier passt überall.',
      plain: 'Wenn du sie nimmst, kostet sie immer zwei Punkte.',
    },
    taken: {
      bold: 'Genommene Karten kosten je einen Punkt.',
      plain: 'Wer von einer Farbe die meisten Karten hat, zahlt für sie aber nichts.',
    },
  },
  targets: 'Zielscheiben',
  kinds: [colour('Blau', 'blau'), colour('Gelb', 'gelb'), colour('Grün', 'grün')],
  four: {
    title: 'Fiese Vieren',
    card: 'Fiese Vier',
    plain: 'Fiese Vier',
    where: 'Du bist dran. Wohin kommt die Fiese Vier?',
    laid: (who, pile, sum) => `${verb(who, 'bringst', 'bringt')} ${pile} mit einer Fiesen Vier auf ${sum}.`,
  },
};
