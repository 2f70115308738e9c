import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Sammle in vier Runden möglichst wenig Pech: Bring keinen Stapel über 13, oder hab von einer Art so viel, dass Glück daraus wird.',
  sections: {
    goal: {
      heading: 'Darum geht es',
      idea: 'Schwarze Katzen, zerbrochene Spiegel und Leitern liegen auf drei Stapeln. Bringst du einen davon über 13, nimmst du die Karten, die dort lagen, und die zählen als Pech. Nur wer von einer Art die meisten hat, kommt davon und zahlt für diese Art nichts. Freitagskarten bleiben an dir hängen, was auch geschieht.',
    },
    table: {
      heading: 'Auf dem Tisch',
      players: 'Ihr spielt zu dritt bis zu sechst.',
      cards:
        'Es gibt 53 Karten. Jede der drei Arten von Pech hat 15: eine 0, drei 1er, drei 2er, zwei 4er, drei 5er und drei 7er. Die übrigen acht sind *Freitagskarten*, jede mit dem Wert 4.',
      deck: {
        caption: 'Drei Arten von Pech und der Tag selbst.',
        frames: { cat: 'Schwarze Katze', mirror: 'Zerbrochener Spiegel', ladder: 'Leiter', friday: 'Freitag, Wert 4' },
      },
      piles:
        'In der Mitte ist Platz für drei Stapel: Katzen, Spiegel und Leitern. Am Anfang sind sie leer. Einen Zugstapel gibt es nicht, und Freitagskarten haben keinen eigenen Stapel.',
      deal: 'Alle Karten werden ausgeteilt, so gleichmäßig es geht. Bleiben Karten übrig, bekommt eine mehr, wer früher dran ist.',
      hands: {
        caption: 'Handkarten, der Reihe nach ab der Person, die beginnt.',
        columns: ['Spieler', 'mit 53 Karten', 'mit 50 Karten'],
      },
      unused:
        'Zu dritt wird nach der letzten Person noch eine vierte Hand ausgeteilt. Sie bleibt verdeckt liegen: Niemand spielt sie, niemand sieht sie. So weißt du nie, welche Karten fehlen.',
    },
    turn: {
      heading: 'Dein Zug',
      order:
        'Wer die erste Runde beginnt, wird ausgelost; jede weitere beginnt die nächste Person im Uhrzeigersinn.° Wenn du dran bist, spielst du genau eine Handkarte offen auf einen Stapel. Nachgezogen wird nicht.',
      kind: 'Eine Pechkarte passt nur auf den Stapel ihrer eigenen Art.',
      friday: 'Eine Freitagskarte passt auf jeden der drei Stapel. Sie darf auch einen leeren eröffnen.°',
      anywhere: {
        caption: 'Drei Plätze für eine Freitagskarte. Alle sind erlaubt.',
        frames: {
          cards: 'Auf eine 7 und eine 0: Die Katzen stehen bei 11',
          empty: 'Als erste Karte bei den Spiegeln: 4',
          fours: 'Auf eine andere Freitagskarte bei den Leitern: 8',
        },
      },
    },
    over: {
      heading: 'Über 13',
      rule: 'Zähl alle Karten im Stapel zusammen, die neue mit. Sind es *mehr als 13*, nimmst du alle Karten, die vorher dort lagen, auch die Freitagskarten. Die eben gespielte Karte bleibt und ist der Anfang des neuen Stapels.',
      taking: {
        caption: 'Eine Leiter zu viel.',
        frames: {
          before: 'Die Leitern stehen bei 11, eine Freitagskarte ist dabei',
          played: 'Du spielst eine 7. Das macht 18',
          after: 'Du nimmst die drei Karten. Deine 7 bleibt',
        },
      },
      exact: 'Genau 13 ist sicher. Es passiert nichts, und wer als Nächstes dran ist, hat ein Problem.',
      safe: {
        caption: 'Punktgenau 13.',
        frames: { before: 'Die Katzen stehen bei 8', played: 'Eine 5 macht genau 13. Niemand nimmt etwas' },
      },
      taken:
        'Genommene Karten liegen verdeckt, bis die Runde gewertet wird. Niemand schaut sie an, auch du nicht.° Der Tisch zeigt nur, wie viele jede Person genommen hat, und der Verlauf reicht nur bis zu deinem eigenen letzten Zug zurück.°',
    },
    end: {
      heading: 'Ende und Wertung',
      round: 'Die Runde ist vorbei, wenn niemand mehr Karten hat. Die Karten auf den Stapeln zählen nicht.',
      costs: {
        luck: 'Jede genommene Pechkarte kostet *1 Punkt*, egal, welche Zahl darauf steht. Auch eine 0 kostet 1.',
        friday: 'Jede Freitagskarte kostet *2 Punkte*. Immer.',
        most: 'Hast du von einer Art mehr Karten als alle anderen, zahlst du für diese Art nichts.',
        tie: 'Liegen mehrere in einer Art gleichauf vorn, zahlen dort alle.',
      },
      example: {
        caption: 'Was vier Leute in einer Runde genommen haben und was sie zahlen.',
        kinds: ['Katzen', 'Spiegel', 'Leitern', 'Freitage'],
      },
      why: 'Bei den Katzen liegen Ida und Theo gleichauf vorn, also zahlen dort alle. Noor zahlt für sechs Spiegel nichts: 2 + 2 + 6 = 10. Sem zahlt für sieben Leitern nichts: 3 + 6 = 9. Ida zahlt für alles: 5 + 1 + 4 + 2 = 12. Auch Theo zahlt für alles, hat aber keinen Freitag: 5 + 1 = 6, das beste Ergebnis dieser Runde.',
      match: 'Eine Partie hat vier Runden, egal, wie viele ihr seid.',
      winner: 'Wer nach der vierten Runde die wenigsten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.°',
    },
    options: {
      heading: 'Was ihr einstellen könnt',
      deck: '*Karten*: 53, oder 50 ohne Nullen.° Mit 50 gibt es etwas weniger Auswege, und die Hände sind kleiner: siehe die Tabelle oben.',
      memory:
        '*Gedächtnisstütze* (sonst aus): Alle sehen, welche Karten jede Person genommen hat, und der Verlauf zeigt die ganze Runde.° Sonst ändert sich nichts.',
    },
    tips: {
      heading: 'Gut zu wissen',
      tips: {
        zero: 'Eine 0 bringt keinen Stapel über 13. Heb sie auf, bis alle drei Stapel voll sind. Wer sie nimmt, zahlt trotzdem einen Punkt.',
        low: 'Du hast von Anfang an alle deine Karten. Spiel die hohen früh, solange die Stapel niedrig sind.',
        most: 'Eine Art, von der du klar die meisten hast, kostet nichts. Am teuersten ist ein knappes Rennen.',
        last: 'Die letzten Karten einer Runde spielst du oft notgedrungen. Behalte kleine für den Schluss.',
        stuck: 'Irgendetwas kannst du immer spielen. Manchmal musst du dafür eben einen Stapel nehmen.',
      },
    },
  },
};
