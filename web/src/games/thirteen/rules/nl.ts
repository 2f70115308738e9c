import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Verzamel zo weinig mogelijk minpunten: kom niet boven de 13, of zorg dat je van een kleur de meeste kaarten hebt.',
  sections: {
    goal: {
      heading: 'Het idee',
      idea: 'Iedereen legt kaarten op dezelfde drie doeltegels. Breng je er een boven de 13, dan pak je de kaarten die daar lagen, en die kosten punten. Er is een uitweg: heb je van een kleur de meeste kaarten, dan betaal je voor die kleur *niets*.',
    },
    table: {
      heading: 'Op tafel',
      players: 'Voor drie tot zes spelers.',
      cards:
        'Er zijn 50 kaarten. Blauw, geel en groen hebben er elk 14: drie 1’en, drie 2’en, twee 4’en, drie 5’en en drie 7’s. Een 3 en een 6 bestaan niet. De andere acht zijn de rode *vieze vieren*, elk met de waarde 4.',
      deck: {
        caption: 'De kaarten: 14 in elke kleur en acht vieze vieren.',
        frames: { colour: 'In elke kleur: 1, 2, 5 en 7 drie keer, 4 twee keer', nasty: 'Acht vieze vieren' },
      },
      targets: 'In het midden liggen drie doeltegels, een voor elke kleur, en een gedekte trekstapel.',
      deal: 'Iedereen krijgt vijf kaarten, om de beurt vanaf degene die begint. De rest is de trekstapel.',
    },
    turn: {
      heading: 'Jouw beurt',
      order: 'Wie links van de gever zit begint, daarna gaat het met de klok mee. In je beurt doe je twee dingen:',
      steps: {
        play: '*Speel* precies één handkaart open op een doeltegel.',
        draw: '*Trek* één kaart, zolang de trekstapel niet leeg is.',
      },
      colour: 'Een kleurkaart past alleen op de doeltegel van zijn eigen kleur.',
      nasty:
        'Een vieze vier past altijd en overal: op kleurkaarten, op een lege doeltegel en ook waar alleen vieze vieren liggen. De doeltegel houdt wel zijn kleur: op geel mogen alleen gele kaarten en vieze vieren volgen.',
      anywhere: {
        caption: 'Drie plekken voor een vieze vier. Allemaal toegestaan.',
        frames: {
          cards: 'Op een blauwe 7: blauw staat op 11',
          empty: 'Op de lege gele doeltegel: 4',
          fours: 'Op een andere vieze vier: groen staat op 8',
        },
      },
    },
    over: {
      heading: 'Boven de 13',
      rule: 'Tel alle kaarten op de doeltegel op, de nieuwe meegerekend. Is dat *meer dan 13*, dan pak je alle kaarten die er al lagen. De kaart die je net speelde blijft: die ligt nu als enige op de doeltegel.',
      taking: {
        caption: 'Een gele 5 is een stap te ver.',
        frames: {
          before: 'Geel staat op 10: een 7, een 1 en een 2',
          played: 'Je speelt een 5. Dat maakt 15',
          after: 'Je pakt de drie kaarten. Je 5 blijft, geel staat op 5',
        },
      },
      exact: 'Precies 13 is veilig. Er gebeurt niets, maar de volgende speler heeft een probleem.',
      safe: {
        caption: 'Dertien, op de kop af.',
        frames: { before: 'Groen staat op 9', played: 'Een vieze vier maakt precies 13. Niemand pakt iets' },
      },
      taken:
        'Gepakte kaarten liggen gedekt voor je tot de ronde geteld wordt. Niemand bekijkt ze, jij ook niet. De tafel laat alleen zien hoeveel iedereen gepakt heeft, en het verloop gaat niet verder terug dan je eigen laatste beurt.°',
    },
    end: {
      heading: 'Einde en punten',
      round:
        'De ronde is afgelopen als de trekstapel leeg is en iedereen alle handkaarten gespeeld heeft. Wat nog op de doeltegels ligt, telt niet.',
      costs: {
        colour: 'Elke gepakte kleurkaart kost *1 punt*, welk getal er ook op staat.',
        nasty: 'Elke vieze vier kost *2 punten*. Altijd, ook als je er de meeste van hebt.',
        most: 'Heb je van een kleur meer kaarten dan ieder ander, dan betaal je voor die kleur niets.',
        tie: 'Staan er spelers gelijk met de meeste kaarten, dan betaalt iedereen voor die kleur.',
        one: 'Eén kaart kan al de meerderheid zijn, als niemand anders er een heeft.',
      },
      example: {
        caption: 'Wat drie spelers in een ronde pakten en wat ze betalen.',
        kinds: ['blauw', 'geel', 'groen', 'vieze vieren'],
      },
      why: 'Ida heeft de meeste blauwe kaarten en betaalt voor twee gele kaarten, drie groene kaarten en twee vieze vieren: 2 + 3 + 4 = 9. Noor heeft de meeste groene: 4 + 4 + 2 = 10. Noor en Theo staan gelijk met de meeste gele, dus voor geel betaalt iedereen. Theo heeft van de drie de minste kaarten gepakt en betaalt toch het meest, omdat geen van zijn kleuren gratis is: 2 + 4 + 2 + 8 = 16.',
      match:
        'Iedereen is één keer gever, dus er zijn evenveel rondes als spelers. Met drie spelers is iedereen twee keer gever en speel je zes rondes. De eerste gever wordt geloot; daarna gaat het met de klok mee.°',
      winner: 'Tel alle rondes op. Wie de minste punten heeft, wint. Bij een gelijke stand win je samen.°',
    },
    options: {
      heading: 'Wat je kunt instellen',
      memory:
        '*Geheugensteun* (standaard uit): iedereen ziet wie welke kaarten heeft gepakt, en het verloop toont de hele ronde.° Verder verandert er niets.',
    },
    tips: {
      heading: 'Goed om te weten',
      tips: {
        skipped:
          'Als de laatste kaart getrokken is, heeft iedereen er nog vijf in de hand. Iedereen is dus nog vijf keer aan de beurt.',
        stuck: 'Er is altijd iets wat je kunt spelen. Soms moet je er wel kaarten voor pakken.',
        filled: 'Een doeltegel waar een kaart op ligt, raakt in die ronde nooit meer leeg.',
        low: 'Kleine kaarten helpen je laat in de ronde uit de knel. Geef ze niet meteen allemaal weg.',
        most: 'Moet je toch pakken, pak dan liever van een kleur waarvan je er al de meeste hebt.',
        four: 'Tel voor je pakt de vieze vieren: daar betaal je altijd voor.',
      },
    },
  },
};
