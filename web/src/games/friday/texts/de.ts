import { pile, verb } from '../../pile/texts/de';
import type { KindWords } from '../../pile/texts/en';
import type { FridayTexts } from './en';

const luck = (one: string, many: string, target: string, tied: string): KindWords => ({
  title: many,
  pile: `die ${many}`,
  target,
  most: `die meisten ${many}`,
  tied,
  notHere: `Nicht für ${many}`,
  card: (value) => `${one} ${value}`,
});

export const texts: FridayTexts = {
  ...pile,
  title: 'Freitag, der 13.',
  like: 'Katzen, Spiegel, Leitern. Wer von einer Art am meisten hat, hat Glück.',
  size: '3–6 Spieler · 20 Min.',
  gist: 'Katzen, Spiegel, Leitern: Sammle möglichst wenig Pech.',
  players: 'Zu dritt bis zu sechst',
  credit: 'Freitag, der 13. ist ein Spiel von Reiner Knizia, zuerst 2014 bei Le Scorpion Masqué erschienen.',
  options: {
    ...pile.options,
    deck: {
      name: 'Karten',
      why: 'Eine Ausgabe lässt die drei Nullen weg.',
      values: { '53': '53, mit Nullen', '50': '50, ohne Nullen' },
    },
  },
  refusals: {
    NOT_HELD: 'Diese Karte hast du nicht.',
    WRONG_PILE: 'Eine Pechkarte darf nur auf den Stapel ihrer Art.',
  },
  hints: {
    kind: {
      bold: 'Wer die wenigsten Punkte hat, gewinnt.',
      plain:
        'Genommene Karten kosten Punkte. Jede Karte kommt auf ihren Stapel: Katzen auf Katzen, Spiegel auf Spiegel, Leitern auf Leitern.',
    },
    over: {
      bold: 'Kommst du über 13, nimmst du den Stapel.',
      plain: 'Deine Karte bleibt liegen, die anderen gehören dir. Genau 13 ist sicher.',
    },
    friday: {
      bold: 'Ein Freitag passt auf jeden Stapel.',
      plain: 'Wer ihn nehmen muss, zahlt dafür immer zwei Punkte.',
    },
    most: {
      bold: 'Die meisten von einer Art bringen Glück.',
      plain:
        'Genommene Karten kosten je einen Punkt. Nur wer von einer Art die meisten hat, legt diese ab und zahlt nichts.',
    },
  },
  targets: 'Stapel',
  kinds: [
    luck('Katze', 'Katzen', 'Katzenstapel', 'den Katzen'),
    luck('Spiegel', 'Spiegel', 'Spiegelstapel', 'den Spiegeln'),
    luck('Leiter', 'Leitern', 'Leiterstapel', 'den Leitern'),
  ],
  four: {
    title: 'Freitage',
    card: 'Freitag',
    where: 'Du bist dran. Wohin kommt der Freitag?',
    laid: (who, pile, sum) => `${verb(who, 'legst', 'legt')} einen Freitag auf ${pile}: ${sum}.`,
  },
};
