import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Sammle so wenige Punkte wie möglich: Bring keine Zielscheibe über 13, oder sorg dafür, dass du von einer Farbe die meisten Karten hast.',
  sections: {
    goal: {
      heading: 'Darum geht es',
      idea: 'Alle legen Karten auf dieselben drei Zielscheiben. Bringst du eine davon über 13, nimmst du die Karten, die dort lagen, und die kosten am Ende Punkte. Einen Ausweg gibt es: Hast du von einer Farbe die meisten Karten, zahlst du für diese Farbe *nichts*.',
    },
    table: {
      heading: 'Auf dem Tisch',
      players: 'Ihr spielt zu dritt bis zu sechst.',
      cards:
        'Es gibt 50 Karten. Blau, Gelb und Grün haben je 14: drei 1er, drei 2er, zwei 4er, drei 5er und drei 7er. Eine 3 oder eine 6 gibt es nicht. Die übrigen acht sind die roten *Fiesen Vieren*, jede mit dem Wert 4.',
      deck: {
        caption: 'Die Karten: 14 in jeder Farbe und acht Fiese Vieren.',
        frames: { colour: 'In jeder Farbe: 1, 2, 5 und 7 dreimal, 4 zweimal', nasty: 'Acht Fiese Vieren' },
      },
      targets: 'In der Mitte liegen drei Zielscheiben, eine je Farbe, und ein verdeckter Zugstapel.',
      deal: 'Alle bekommen fünf Karten, reihum ab der Person, die beginnt. Der Rest ist der Zugstapel.',
    },
    turn: {
      heading: 'Dein Zug',
      order:
        'Links von der Person, die gegeben hat, geht es los, dann weiter im Uhrzeigersinn. Wenn du dran bist, tust du zwei Dinge:',
      steps: {
        play: '*Spiel* genau eine Handkarte offen auf eine Zielscheibe.',
        draw: '*Zieh* eine Karte nach, solange der Zugstapel reicht.',
      },
      colour: 'Eine Farbkarte passt nur auf die Zielscheibe ihrer eigenen Farbe.',
      nasty:
        'Eine Fiese Vier passt immer und überall: auf Farbkarten, auf eine leere Zielscheibe und auch dorthin, wo nur Fiese Vieren liegen. Die Zielscheibe behält trotzdem ihre Farbe: Auf Gelb folgen nur gelbe Karten und Fiese Vieren.',
      anywhere: {
        caption: 'Drei Plätze für eine Fiese Vier. Alle sind erlaubt.',
        frames: {
          cards: 'Auf eine blaue 7: Blau steht bei 11',
          empty: 'Auf die leere gelbe Zielscheibe: 4',
          fours: 'Auf eine andere Fiese Vier: Grün steht bei 8',
        },
      },
    },
    over: {
      heading: 'Über 13',
      rule: 'Zähl alle Karten auf der Zielscheibe zusammen, die neue mit. Sind es *mehr als 13*, nimmst du alle Karten, die vorher dort lagen. Die eben gespielte Karte bleibt: Sie liegt jetzt allein auf der Zielscheibe.',
      taking: {
        caption: 'Eine gelbe 5 ist ein Schritt zu viel.',
        frames: {
          before: 'Gelb steht bei 10: eine 7, eine 1 und eine 2',
          played: 'Du spielst eine 5. Das macht 15',
          after: 'Du nimmst die drei Karten. Deine 5 bleibt, Gelb steht bei 5',
        },
      },
      exact: 'Genau 13 ist sicher. Es passiert nichts, und wer als Nächstes dran ist, hat ein Problem.',
      safe: {
        caption: 'Punktgenau 13.',
        frames: { before: 'Grün steht bei 9', played: 'Eine Fiese Vier macht genau 13. Niemand nimmt etwas' },
      },
      taken:
        'Genommene Karten liegen verdeckt vor dir, bis die Runde gewertet wird. Niemand schaut sie an, auch du nicht. Der Tisch zeigt nur, wie viele jede Person genommen hat, und der Verlauf reicht nur bis zu deinem eigenen letzten Zug zurück.°',
    },
    end: {
      heading: 'Ende und Wertung',
      round:
        'Die Runde ist vorbei, wenn der Zugstapel leer ist und alle ihre Handkarten gespielt haben. Was noch auf den Zielscheiben liegt, zählt nicht.',
      costs: {
        colour: 'Jede genommene Farbkarte kostet *1 Punkt*, egal, welche Zahl darauf steht.',
        nasty: 'Jede Fiese Vier kostet *2 Punkte*. Immer, auch wenn du die meisten davon hast.',
        most: 'Hast du von einer Farbe mehr Karten als alle anderen, zahlst du für diese Farbe nichts.',
        tie: 'Liegen mehrere in einer Farbe gleichauf vorn, zahlen dort alle.',
        one: 'Schon eine einzige Karte kann die Mehrheit sein, wenn sonst niemand eine hat.',
      },
      example: {
        caption: 'Was drei Leute in einer Runde genommen haben und was sie zahlen.',
        kinds: ['Blau', 'Gelb', 'Grün', 'Fiese Vieren'],
      },
      why: 'Ida hat die meisten blauen Karten und zahlt für zwei gelbe und drei grüne Karten und zwei Fiese Vieren: 2 + 3 + 4 = 9. Noor hat die meisten grünen: 4 + 4 + 2 = 10. Bei Gelb liegen Noor und Theo gleichauf vorn, also zahlen dort alle. Theo hat von den dreien die wenigsten Karten genommen und zahlt doch am meisten, weil keine Farbe gratis ist: 2 + 4 + 2 + 8 = 16.',
      match:
        'Jede Person gibt einmal, es gibt also so viele Runden wie Leute am Tisch. Zu dritt gebt ihr je zweimal und spielt sechs Runden. Wer zuerst gibt, wird ausgelost; danach geht es im Uhrzeigersinn weiter.°',
      winner:
        'Zählt alle Runden zusammen. Wer die wenigsten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.°',
    },
    options: {
      heading: 'Was ihr einstellen könnt',
      memory:
        '*Gedächtnisstütze* (sonst aus): Alle sehen, welche Karten jede Person genommen hat, und der Verlauf zeigt die ganze Runde.° Sonst ändert sich nichts.',
    },
    tips: {
      heading: 'Gut zu wissen',
      tips: {
        skipped: 'Ist die letzte Karte gezogen, haben alle noch fünf auf der Hand. Alle sind also noch fünfmal dran.',
        stuck: 'Irgendetwas kannst du immer spielen. Manchmal musst du dafür eben Karten nehmen.',
        filled: 'Hat eine Zielscheibe einmal eine Karte, ist sie in dieser Runde nie wieder leer.',
        low: 'Kleine Karten helfen dir spät in der Runde aus der Klemme. Gib sie nicht alle gleich her.',
        most: 'Wenn du schon nehmen musst, dann lieber von einer Farbe, von der du ohnehin die meisten hast.',
        four: 'Zähl, bevor du nimmst, die Fiesen Vieren: Für die zahlst du immer.',
      },
    },
  },
};
