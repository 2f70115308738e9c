import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Spiel vor allen anderen die letzte Karte deines eigenen Spielerstapels.',
  sections: {
    goal: {
      heading: 'Darum geht es',
      idea: 'Sechs Ablegestapel wachsen von 1 bis 12. Dort wirst du deinen Spielerstapel los, Karte für Karte. Anlegen darfst du aber nur, wo deine zwei Spielfiguren den Weg öffnen: Eine Figur auf Blau öffnet den blauen Stapel. Die letzte Karte jedes Zuges bewegt eine Figur und bereitet so deinen nächsten Zug vor.',
    },
    table: {
      heading: 'Auf dem Tisch',
      players:
        'Ihr spielt zu zweit bis zu viert; eine Partie ist ein einziges Spiel. Alle haben zwei Figuren einer Farbe: Blau, Orange, Lila und Rot, in der Reihenfolge der Plätze.° Zu zweit nehmt ihr Blau und Lila.° Deine beiden Figuren sind gleich.',
      cards: 'Es gibt 112 Karten: acht von jeder Zahl von 1 bis 12 und 16 *Joker* (Skip-Bo-Karten).°',
      track:
        'Um das Brett läuft ein Weg von 24 Feldern. Vierzehn haben eine Farbe: drei blaue, drei orangefarbene, drei lila und drei rote, jeweils mit dem Eckfeld in der Mitte, dazu zwei rosa. Von den anderen zehn zeigen je zwei 1–4, 5–8, 9–12, SKIP-BO (das Windrad) und Tausch (die Pfeile). Innen liegen sechs Ablegestapel, je einer in den vier Farben und zwei in Rosa, dazu der Kartenstock und ein Hilfsstapel für alle.°',
      board: {
        caption: 'Der Weg im Uhrzeigersinn ab der blauen Ecke oben links, bereit für eine Partie zu zweit.',
        frames: {
          start: 'Blau steht auf der blauen und der orangefarbenen Ecke, Lila auf der lila und der roten Ecke',
        },
      },
      pawns:
        'Eine deiner Figuren beginnt auf der Ecke deiner Farbe, die andere auf der nächsten Ecke im Uhrzeigersinn.',
      setup:
        'Sechs Karten werden aufgedeckt, eine für jeden Ablegestapel. Von dort geht der Stapel weiter: Auf eine 7 folgt eine 8.',
      special:
        'Ein Joker, der dort aufgedeckt wird, zählt als 1. Eine 12 kommt zurück zu den Karten, und ihr Platz bleibt leer: Dieser Stapel beginnt später mit einer 1.',
      stock:
        'Die übrigen Karten werden noch einmal gemischt, und alle bekommen zehn als *Spielerstapel*: verdeckt, nur die oberste Karte liegt offen. Was bleibt, ist der Kartenstock. Handkarten hat noch niemand.',
    },
    turn: {
      heading: 'Dein Zug',
      first: 'Wer beginnt, wird ausgelost.° Dann geht es im Uhrzeigersinn weiter.',
      steps: {
        draw: '*Zieh*, bis du fünf Karten auf der Hand hast.',
        build: '*Leg an*, so viele Karten, wie du kannst und magst, von der Hand und oben vom Spielerstapel.',
        discard:
          '*Leg eine Handkarte auf den Hilfsstapel* und zieh eine deiner Figuren so weit, wie die Zahl sagt. Damit endet dein Zug.',
      },
      must: 'Nur die Karte auf den Hilfsstapel ist Pflicht. Alles andere steht dir frei.',
    },
    build: {
      heading: 'Anlegen',
      order:
        'Ein Stapel wächst Zahl um Zahl: 1, 2, 3 und so weiter bis 12. Ein leerer Stapel beginnt mit 1. Ein Joker ist die Zahl, die der Stapel gerade braucht, und bleibt es, bis der Stapel weggelegt wird.',
      climb: {
        caption: 'Die Treppe hinauf, Stufe um Stufe.',
        frames: {
          before: 'Der orangefarbene Stapel zeigt 4',
          five: 'Eine 5 folgt',
          wild: 'Ein Joker zählt als 6. Als Nächstes kommt 7',
        },
      },
      stock:
        'Spielst du die oberste Karte deines Spielerstapels, wird sofort die nächste aufgedeckt. Mit ihr darfst du gleich weitermachen.',
      complete:
        'Ein Stapel, der 12 erreicht hat, ist voll und wird weggelegt. Der Platz ist frei: Dort darf ein neuer Stapel beginnen, auch noch im selben Zug.',
      refill:
        'Hast du alle Handkarten angelegt, ziehst du sofort fünf neue und machst weiter, sooft das passiert. Die letzte Karte auf den Hilfsstapel zu legen zählt dabei nicht. Sonst füllst du deine Hand nur zu Beginn eines Zuges auf.',
    },
    access: {
      heading: 'Wo du anlegen darfst',
      rule: 'Anlegen darfst du nur auf Stapel in der Farbe eines Feldes, auf dem eine deiner Figuren steht. Rosa öffnet beide rosa Stapel.',
      pawns: {
        caption: 'Eine Figur auf Blau, eine auf Rosa: Drei Stapel sind offen.',
        frames: {
          stand: 'Deine Figuren stehen auf Blau und auf Rosa',
          open: 'Offen: Blau und beide rosa Stapel',
          closed: 'Zu: Rot, Orange und Lila',
        },
      },
      fixed: 'Figuren ziehen nur am Ende eines Zuges. Was zu Beginn deines Zuges offen ist, bleibt es bis zum Schluss.',
    },
    spaces: {
      heading: 'Sonderfelder',
      number:
        '*1–4, 5–8, 9–12.* Eine Figur auf so einem Feld kann eine fehlende Zahl aus diesem Bereich ersetzen, du brauchst dann keine Karte dafür. Die Karte danach muss sofort folgen.',
      standIn: {
        caption: 'Ein Feld 5–8 ersetzt eine 5.',
        frames: {
          stand: 'Eine Figur öffnet Blau, die andere steht auf 5–8',
          before: 'Blau braucht eine 5. Dein Spielerstapel zeigt eine 6',
          after: 'Das Feld ersetzt die 5, und deine 6 folgt. Die nächste Karte des Spielerstapels wird aufgedeckt',
        },
      },
      limits: {
        next: 'Es muss die Zahl sein, die der Stapel als Nächstes braucht, und der Stapel muss für dich offen sein.',
        one: 'Ein Feld 1–4 darf auch die 1 eines leeren Stapels ersetzen.°',
        follow:
          'Die Karte danach kommt sofort auf denselben Stapel, von der Hand oder vom Spielerstapel. Sie darf ein Joker sein und auch außerhalb des Bereichs liegen. Feld und Karte sind eine einzige Aktion.°',
        other: 'Deine andere Figur muss auf einem Farbfeld stehen.',
        once: 'Höchstens einmal pro Zug.',
      },
      twelve:
        'Ein Feld 9–12 darf auch die 12 ersetzen, wenn ein Stapel 11 zeigt. Dann ist der Stapel voll, und es muss nichts folgen. Ein Feld SKIP-BO darf das auch.° Legst du danach dort eine 1, ist das ganz normales Anlegen.',
      wild: '*SKIP-BO.* Wie ein Zahlenfeld, aber für jede Zahl von 1 bis 12. Auch das nur einmal pro Zug.',
      exchange:
        '*Tausch.* Leg die oberste Karte deines Spielerstapels verdeckt unter ihn und deck die nächste auf. Spielen musst du sie nicht.° Welche Karte nach unten kam, haben alle gesehen.',
      swap: {
        caption: 'Die 9 kommt unter den Spielerstapel.',
        frames: {
          before: 'Dein Spielerstapel zeigt eine 9',
          after: 'Jetzt zeigt er eine 3. Es sind noch immer fünf Karten',
        },
      },
      exchangeLimits:
        'Austauschen darfst du einmal pro Zug, jederzeit vor der Karte auf den Hilfsstapel, auch wenn beide Figuren auf Tauschfeldern stehen. Wo deine andere Figur steht, ist egal.° Die letzte Karte eines Spielerstapels lässt sich nicht austauschen.°',
    },
    discard: {
      heading: 'Deinen Zug beenden',
      rule: 'Leg eine Handkarte auf den gemeinsamen Hilfsstapel, und zieh eine deiner beiden Figuren genau so viele Felder weiter.',
      walk: {
        caption: 'Eine 3 kommt auf den Hilfsstapel.',
        frames: { before: 'Eine Figur steht auf 5–8', after: 'Sie geht drei Felder weiter, auf Orange' },
      },
      wild: 'Mit einem Joker zieht die Figur 1 bis 12 Felder weit, wie du magst.',
      pawns:
        'Figuren ziehen im Uhrzeigersinn.° Auf einem Feld dürfen beliebig viele stehen, auch deine beiden, und überholen darf man immer.°',
      pile: 'Den Hilfsstapel dürfen alle durchsehen.° Gespielt wird von ihm nie.°',
    },
    example: {
      heading: 'Ein ganzer Zug',
      stand: 'Du spielst Blau. Deine Figuren stehen auf Blau und auf dem Feld 5–8 daneben.',
      start: {
        caption: 'So beginnt dein Zug.',
        frames: {
          pawns: 'Deine Figuren',
          pile: 'Der blaue Stapel braucht eine 5',
          stock: 'Dein Spielerstapel: vier Karten, oben eine 6',
          hand: 'Deine Hand nach dem Ziehen',
        },
      },
      steps: {
        space: 'Das Feld ersetzt die 5, und die 6 vom Spielerstapel folgt. Dort sind noch drei Karten.',
        seven: 'Du legst die 7 von der Hand an.',
        wild: 'Der Joker zählt als 8. Eine 9 hast du nicht, also ist bei Blau Schluss.',
        turned: 'Die nächste Karte deines Spielerstapels ist eine 11, und die passt noch nirgends.',
        discard:
          'Du legst die 3 auf den Hilfsstapel und ziehst die Figur von 5–8 drei Felder weiter, auf Orange. Beim nächsten Mal sind Blau und Orange offen.',
      },
      finish: {
        caption: 'Und so endet er.',
        frames: {
          pile: 'Der blaue Stapel braucht eine 9',
          stock: 'Dein Spielerstapel: drei Karten, oben eine 11',
          pawns: 'Deine Figur ist auf Orange gezogen',
        },
      },
    },
    end: {
      heading: 'Ende und Sonderfälle',
      winner:
        'Wer die letzte Karte des Spielerstapels auf einen Ablegestapel spielt, gewinnt sofort, auch wenn sie auf ein Feld folgt. Auf den Hilfsstapel muss dann nichts mehr.',
      order:
        'Passiert mehreres auf einmal, gilt diese Reihenfolge: erst der Sieg, dann wird ein voller Stapel weggelegt, dann eine leere Hand aufgefüllt.',
      dry: 'Muss eine Karte gezogen werden und der Kartenstock ist leer, werden die vollen Stapel zu einem neuen gemischt. Gibt es keine, wird der Hilfsstapel gemischt.° Das kann auch mitten im Ziehen passieren. Sind gar keine Karten mehr da, geht es mit weniger Karten weiter.°',
      nothing:
        'Hast du keine Handkarten und gibt es nichts zu ziehen, darfst du trotzdem vom Spielerstapel spielen, Felder nutzen und austauschen.° Dann beendest du deinen Zug ohne Karte auf den Hilfsstapel und ohne eine Figur zu ziehen.° Wird unterdessen ein Stapel voll, füllst du deine Hand sofort auf.°',
      long: 'Nach 1.200 Zügen aller zusammen ist Schluss.° Der kleinste Spielerstapel gewinnt; wer gleich wenige Karten hat, teilt sich den Sieg.° Die meisten Partien brauchen etwa 100 bis 130 Züge.',
    },
    options: {
      heading: 'Was ihr einstellen könnt',
      options: {
        wilds: '*Joker*: 16 oder nur 12.° Mit 12 sind es 108 Karten.',
        exchange: '*Strenger Tausch* (sonst aus): Auch dafür muss deine andere Figur auf einem Farbfeld stehen.°',
        pawns:
          '*Figuren ziehen*: im Uhrzeigersinn, oder jedes Mal in die Richtung, die du wählst.° (Zwölf Felder weit kommst du in beiden Richtungen auf dasselbe Feld.)',
      },
    },
    tips: {
      heading: 'Gut zu wissen',
      tips: {
        stock: 'Nur der Spielerstapel zählt. Spiel Handkarten so, dass sie eine Karte von dort näher bringen.',
        ahead:
          'Wähl die Karte für den Hilfsstapel nach dem Feld, auf das sie führt, nicht danach, welche du entbehren kannst.',
        pink: 'Eine Figur auf Rosa öffnet zwei Stapel auf einmal.',
        colour: 'Zwei Figuren auf Sonderfeldern öffnen gar keinen Stapel. Lass eine auf einem Farbfeld.',
        hand: 'Wer die ganze Hand anlegt, bekommt im selben Zug fünf neue Karten.',
      },
    },
  },
};
