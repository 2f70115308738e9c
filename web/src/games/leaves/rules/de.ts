import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Spiel vor allen anderen deine letzte Handkarte.',
  sections: {
    goal: {
      heading: 'Darum geht es',
      idea: 'Die Karten auf dem Tisch bilden eine Reihe von niedrig nach hoch, und sie wächst nur nach außen. Wer anlegt, braucht mindestens so viele Karten, wie am Ende liegen. Wer nicht mitkann oder nicht mag, passt und nimmt eine Karte. Wer übrig bleibt, eröffnet eine neue Runde.',
    },
    table: {
      heading: 'Auf dem Tisch',
      players: 'Ihr spielt zu dritt bis zu sechst.',
      cards:
        'Es gibt 62 Karten mit den Werten 1 bis 13. Die Mitte ist häufig, die Enden sind selten: acht 7er, je sieben 6er und 8er, je sechs 5er und 9er, je fünf 4er und 10er, je vier 3er und 11er, je drei 2er und 12er und nur je zwei 1er und 13er.° Die Punkte auf einer Karte sagen, wie oft es sie gibt.',
      deck: {
        caption: 'Vom Grün im Juni bis zum Braun im November.',
        frames: { all: 'Die dreizehn Werte, die Punkte zeigen ihre Anzahl' },
      },
      deal: 'Alle bekommen gleich viele Karten. Der Rest bleibt verdeckt liegen, niemand sieht ihn.°',
      hands: { caption: 'Handkarten.', columns: ['Spieler', 'Karten pro Hand'] },
      row: 'Gespielte Karten bilden eine *Reihe*: Gleiche Werte liegen in einem Stapel, und die Stapel liegen nach ihrem Wert geordnet.',
    },
    turn: {
      heading: 'Dein Zug',
      order:
        'Wer beginnt, wird ausgelost. Dann geht es im Uhrzeigersinn, und wer gepasst hat, wird übersprungen. In einer Runde kannst du mehrmals drankommen. Wenn du dran bist, spielst du, oder du passt.',
      open: '*Leere Reihe:* Spiel eine oder mehrere Karten eines Wertes. Jeder Wert ist recht.',
      ends: '*Sonst:* Spiel eine oder mehrere Karten eines Wertes. Er muss so niedrig wie der niedrigste Stapel oder niedriger sein, oder so hoch wie der höchste oder höher. Werte dazwischen gehen nie, auch nicht, wenn dort ein Stapel davon liegt.',
      many: '*Wie viele:* mindestens so viele Karten, wie der Stapel an diesem Ende hat. Mehr dürfen es sein.',
      row: {
        caption:
          'Unteres Ende: mindestens zwei Karten, 5 oder niedriger. Oberes Ende: mindestens eine Karte, 9 oder höher.',
        frames: {
          row: 'Die Reihe geht von zwei 5ern bis zu einer 9',
          fits: 'Zwei 4er passen ans untere Ende',
          between: '6er liegen zwischen den Enden. Sie passen nie, egal, wie viele',
        },
      },
      grow: {
        caption: 'Drei 3er kommen ans untere Ende.',
        frames: {
          before: 'Unten liegen zwei 5er',
          after: 'Jetzt liegen dort drei 3er. Wer dort anlegt, braucht mindestens drei Karten, 3 oder niedriger',
        },
      },
      same: 'Spielst du den Wert des Endes selbst, kommen deine Karten auf diesen Stapel. Dann braucht es dort beim nächsten Mal noch mehr.',
      add: {
        caption: 'Zwei 5er mehr machen es teuer.',
        frames: {
          before: 'Unten liegen zwei 5er',
          after: 'Jetzt sind es vier. Wer dort anlegt, braucht mindestens vier Karten',
        },
      },
      single: 'Liegt nur ein einziger Stapel da, ist er beide Enden zugleich.',
    },
    pass: {
      heading: 'Passen',
      rule: 'Kannst oder magst du nicht spielen, passt du. Du nimmst genau eine Karte aus der Reihe auf die Hand, von welchem Stapel du willst, und bist für diese Runde draußen.',
      take: 'Alle sehen, welche Karte du nimmst. Der Tisch merkt sie sich für alle.°',
      last: {
        caption: 'Die letzte Karte eines Stapels.',
        frames: {
          before: 'Am unteren Ende liegt eine einzelne 4',
          after: 'Jemand passt und nimmt sie. Nun sind drei 7er das untere Ende',
        },
      },
      lasting:
        'Ein Stapel, der seine letzte Karte verliert, ist weg. War er ein Ende, wird der nächste Stapel zum Ende, und ab jetzt zählt dessen Größe.',
      empty:
        'Bei leerer Reihe musst du spielen, passen geht nicht.° Das gilt für die Person, die eine Runde beginnt, und auch dann, wenn jemand beim Passen die letzte Karte der Reihe nimmt und die Runde weitergeht.° Wer gepasst hat, bleibt draußen.°',
    },
    lap: {
      heading: 'Eine neue Runde',
      end: 'Eine Runde ist vorbei, wenn alle bis auf eine Person gepasst und ihre Karte genommen haben.',
      clear:
        'Wer übrig ist, nimmt die Reihe endgültig aus dem Spiel und eröffnet die nächste Runde. Alle sind wieder dabei. Karten, die aus dem Spiel sind, dürfen alle ansehen: Die Punkte in der Reihe zählen sie nicht mehr mit.°',
    },
    end: {
      heading: 'Das Ende',
      winner: 'Wer die letzte Handkarte spielt, gewinnt sofort.',
      long: 'Ein Durchgang kann endlos werden. Darum ist nach der 200. Runde Schluss: Wer die wenigsten Handkarten hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.°',
    },
    options: {
      heading: 'Einstellung: Expertenpartie',
      expert:
        '*Expertenpartie* (sonst aus): Ihr spielt mehrere Durchgänge. Nach jedem schreiben sich alle 1 Punkt für jede Handkarte auf; wer gewonnen hat, schreibt 0. Dann wird neu ausgeteilt, und wer beginnt, wird wieder ausgelost. Hat jemand nach einem Durchgang 20 Punkte oder mehr, ist die Partie vorbei, und die kleinste Summe gewinnt. Bei Gleichstand teilt ihr euch den Sieg.°',
      example: {
        caption: 'Eine Expertenpartie aus drei Durchgängen.',
        columns: ['Durchgang', 'Ida', 'Noor', 'Theo'],
        total: 'Summe',
      },
      why: 'Nach dem dritten Durchgang hat Theo 22, also ist die Partie vorbei. Noor gewinnt mit 6.',
      expertLong:
        'Endet ein Durchgang nach der 200. Runde, schreiben sich alle ihre Handkarten auf, auch wer gewonnen hat.°',
    },
    tips: {
      heading: 'Gut zu wissen',
      tips: {
        copies:
          'Schau auf die Punkte. Es gibt vier 3er: Liegen drei davon am unteren Ende, kann niemand mit 3ern antworten.',
        middle: 'Viele gleiche Karten aus der Mitte sind ein guter Anfang: Da können nur wenige mit.',
        extreme: 'Es gibt nur zwei 1er und zwei 13er. Auf einen Stapel aus dreien können sie nie antworten.',
        known: 'Merk dir, wer was genommen hat. Eine Karte, die beim Passen genommen wurde, kommt oft bald wieder.',
        help: 'Nimmst du eine Karte von einem Ende, brauchen die anderen dort vielleicht weniger. Eine Karte aus der Mitte ändert für sie nichts.',
        last: 'Früh zu passen ist keine Schande: eine Karte mehr, aber deine gleichen Karten bleiben für die nächste Runde zusammen.',
      },
    },
  },
};
