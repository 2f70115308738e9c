import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Verzamel in vier rondes zo min mogelijk pech: breng geen stapel boven de 13, of heb van één soort zoveel dat het geluk wordt.',
  sections: {
    goal: {
      heading: 'Het idee',
      idea: 'Zwarte katten, gebroken spiegels en ladders liggen op drie stapels. Breng je een stapel boven de 13, dan pak je de kaarten die daar lagen, en die tellen als pech. Alleen wie van een soort de meeste kaarten heeft, komt ermee weg en betaalt niets voor die soort. Vrijdagkaarten blijven aan je plakken, wat er ook gebeurt.',
    },
    table: {
      heading: 'Op tafel',
      players: 'Voor drie tot zes spelers.',
      cards:
        'Er zijn 53 kaarten. Elk van de drie soorten pech heeft er 15: één 0, drie 1’en, drie 2’en, twee 4’en, drie 5’en en drie 7’s. De andere acht zijn *vrijdagkaarten*, elk met de waarde 4.',
      deck: {
        caption: 'Drie soorten pech, en de dag zelf.',
        frames: { cat: 'Zwarte kat', mirror: 'Gebroken spiegel', ladder: 'Ladder', friday: 'Vrijdagkaart, waarde 4' },
      },
      piles:
        'In het midden is plaats voor drie stapels: katten, spiegels en ladders. In het begin zijn ze leeg. Er is geen trekstapel, en vrijdagkaarten hebben geen eigen stapel.',
      deal: 'Alle kaarten worden uitgedeeld, zo gelijk als het kan. Blijven er kaarten over, dan krijgen de spelers die het eerst aan de beurt zijn er één meer.',
      hands: {
        caption: 'Handkaarten, op volgorde vanaf degene die begint.',
        columns: ['Spelers', 'met 53 kaarten', 'met 50 kaarten'],
      },
      unused:
        'Met drie spelers wordt na de laatste nog een vierde hand uitgedeeld. Die blijft gedekt liggen: niemand speelt die kaarten, niemand ziet ze. Zo weet je nooit welke kaarten ontbreken.',
    },
    turn: {
      heading: 'Jouw beurt',
      order:
        'Wie de eerste ronde begint wordt geloot; elke ronde daarna begint de volgende speler, met de klok mee.° In je beurt speel je precies één handkaart open op een stapel. Je trekt geen kaart.',
      kind: 'Een pechkaart past alleen op de stapel van zijn eigen soort.',
      friday: 'Een vrijdagkaart past op elk van de drie stapels. Die mag ook een lege stapel openen.°',
      anywhere: {
        caption: 'Drie plekken voor een vrijdagkaart. Allemaal toegestaan.',
        frames: {
          cards: 'Op een 7 en een 0: de katten staan op 11',
          empty: 'Als eerste kaart bij de spiegels: 4',
          fours: 'Op een andere vrijdagkaart bij de ladders: 8',
        },
      },
    },
    over: {
      heading: 'Boven de 13',
      rule: 'Tel alle kaarten van de stapel op, de nieuwe meegerekend. Is dat *meer dan 13*, dan pak je alle kaarten die er al lagen, ook de vrijdagkaarten. De kaart die je net speelde blijft en is het begin van de nieuwe stapel.',
      taking: {
        caption: 'Een ladder te veel.',
        frames: {
          before: 'De ladders staan op 11, met een vrijdagkaart ertussen',
          played: 'Je speelt een 7. Dat maakt 18',
          after: 'Je pakt de drie kaarten. Je 7 blijft',
        },
      },
      exact: 'Precies 13 is veilig. Er gebeurt niets, maar de volgende speler heeft een probleem.',
      safe: {
        caption: 'Dertien, op de kop af.',
        frames: { before: 'De katten staan op 8', played: 'Een 5 maakt precies 13. Niemand pakt iets' },
      },
      taken:
        'Gepakte kaarten liggen gedekt tot de ronde geteld wordt. Niemand bekijkt ze, jij ook niet.° De tafel laat alleen zien hoeveel iedereen gepakt heeft, en het verloop gaat niet verder terug dan je eigen laatste beurt.°',
    },
    end: {
      heading: 'Einde en punten',
      round: 'De ronde is afgelopen als niemand meer kaarten heeft. De kaarten op de stapels tellen niet.',
      costs: {
        luck: 'Elke gepakte pechkaart kost *1 punt*, welk getal er ook op staat. Ook een 0 kost 1.',
        friday: 'Elke vrijdagkaart kost *2 punten*. Altijd.',
        most: 'Heb je van een soort meer kaarten dan ieder ander, dan betaal je voor die soort niets.',
        tie: 'Staan er spelers gelijk met de meeste kaarten, dan betaalt iedereen voor die soort.',
      },
      example: {
        caption: 'Wat vier spelers in een ronde pakten en wat ze betalen.',
        kinds: ['katten', 'spiegels', 'ladders', 'vrijdagen'],
      },
      why: 'Ida en Theo staan gelijk met de meeste katten, dus iedereen betaalt voor katten. Noor betaalt niets voor zes spiegels: 2 + 2 + 6 = 10. Sem betaalt niets voor zeven ladders: 3 + 6 = 9. Ida betaalt voor alles: 5 + 1 + 4 + 2 = 12. Ook Theo betaalt voor alles, maar heeft geen vrijdagkaart: 5 + 1 = 6, het beste van deze ronde.',
      match: 'Een partij heeft vier rondes, hoeveel spelers er ook zijn.',
      winner: 'Wie na de vierde ronde de minste punten heeft, wint. Bij een gelijke stand win je samen.°',
    },
    options: {
      heading: 'Wat je kunt instellen',
      deck: '*Kaarten*: 53, of 50 zonder nullen.° Met 50 zijn er wat minder uitwegen, en de handen zijn kleiner: zie de tabel hierboven.',
      memory:
        '*Geheugensteun* (standaard uit): iedereen ziet wie welke kaarten heeft gepakt, en het verloop toont de hele ronde.° Verder verandert er niets.',
    },
    tips: {
      heading: 'Goed om te weten',
      tips: {
        zero: 'Een 0 brengt geen stapel boven de 13. Bewaar hem tot alle drie de stapels vol zijn. Wie hem pakt, betaalt toch een punt.',
        low: 'Je hebt al je kaarten vanaf het begin. Speel de hoge vroeg, zolang de stapels laag zijn.',
        most: 'Een soort waarvan je duidelijk de meeste hebt, kost niets. Een nek-aan-nekrace is het duurst.',
        last: 'De laatste kaarten van een ronde speel je vaak gedwongen. Houd kleine over voor het eind.',
        stuck: 'Er is altijd iets wat je kunt spelen. Soms moet je er wel een stapel voor pakken.',
      },
    },
  },
};
