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
  plain: (value) => `${one} ${value}`,
});

export const texts: FridayTexts = {
  ...pile,
  title: 'Freitag, der 13.',
  like: 'Katzen, Spiegel, Leitern. Die meisten von einer Art kosten nichts.',
  size: '3–6 Spieler · 20 Min.',
  gist: 'Katzen, Spiegel, Leitern: Sammle möglichst wenig Pech.',
  players: 'Zu dritt bis zu sechst',
  credit: 'Freitag, der 13. ist ein Spiel von Reiner Knizia, zuerst 2014 bei Le Scorpion Masqué erschienen.',
  options: {
    ...pile.options,
    deck: {
      name: 'Karten',
      why: 'Eine Ausgabe hat keine Nullen.',
      values: { '53': '53, mit Nullen', '50': '50, ohne Nullen' },
    },
  },
  refusals: {
    NOT_HELD: 'Diese Karte hast du nicht auf der Hand.',
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
      plain: 'Deine Karte bleibt liegen, die anderen nimmst du. Genau 13 ist sicher.',
    },
    friday: {
      bold: 'Ein Freitag passt auf jeden Stapel.',
      plain: 'Wenn du ihn nimmst, kostet er immer zwei Punkte.',
    },
    most: {
      bold: 'Die meisten von einer Art bringen Glück.',
      plain: 'Genommene Karten kosten je einen Punkt. Wer von einer Art die meisten hat, zahlt für sie aber nichts.',
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
    where: 'Du bist dran. Wohin kommt die Freitagskarte?',
    laid: (who, pile, sum) => `${verb(who, 'bringst', 'bringt')} ${pile} mit einer Freitagskarte auf ${sum}.`,
    plain: 'Freitag',
  },
};
