import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Speel als eerste je laatste handkaart.',
  sections: {
    goal: {
      heading: 'Het idee',
      idea: 'De kaarten op tafel vormen een rij van laag naar hoog, en die groeit alleen naar buiten. Wie speelt, heeft minstens zoveel kaarten nodig als er aan het uiteinde liggen. Wie niet mee kan of niet wil, past en pakt een kaart. Wie overblijft, begint een nieuwe ronde.',
    },
    table: {
      heading: 'Op tafel',
      players: 'Voor drie tot zes spelers.',
      cards:
        'Er zijn 62 kaarten met de waarden 1 tot en met 13. Het midden komt veel voor, de uiteinden zijn zeldzaam: acht 7’s, zeven 6’en en zeven 8’en, zes 5’en en zes 9’s, vijf 4’en en vijf 10’en, vier 3’en en vier 11’en, drie 2’en en drie 12’en, en maar twee 1’en en twee 13’en.° De stippen op een kaart zeggen hoeveel kaarten van die waarde er zijn.',
      deck: {
        caption: 'Van junigroen tot novemberbruin.',
        frames: { all: 'De dertien waarden, de stippen tonen hun aantal' },
      },
      deal: 'Iedereen krijgt evenveel kaarten. De rest blijft gedekt liggen, niemand ziet die.°',
      hands: { caption: 'Handkaarten.', columns: ['Spelers', 'Kaarten per speler'] },
      row: 'Gespeelde kaarten vormen een *rij*: gelijke waarden liggen in één stapel, en de stapels liggen op volgorde van waarde.',
    },
    turn: {
      heading: 'Jouw beurt',
      order:
        'Wie begint wordt geloot. Daarna gaat het met de klok mee, en wie gepast heeft wordt overgeslagen. In één ronde kun je vaker aan de beurt komen. In je beurt speel je, of je past.',
      open: '*Lege rij:* speel een of meer kaarten van één waarde. Elke waarde is goed.',
      ends: '*Anders:* speel een of meer kaarten van één waarde. Die moet zo laag zijn als de laagste stapel of lager, of zo hoog als de hoogste stapel of hoger. Waarden ertussen mogen nooit, ook niet als er een stapel van ligt.',
      many: '*Hoeveel:* minstens zoveel kaarten als er nu liggen aan de kant waar je speelt. Meer mag.',
      row: {
        caption: 'Lage kant: minstens twee kaarten van 5 of lager. Hoge kant: minstens één kaart van 9 of hoger.',
        frames: {
          row: 'De rij loopt van twee 5’en tot één 9',
          fits: 'Twee 4’en passen aan de lage kant',
          between: '6’en liggen tussen de uiteinden. Die passen nooit, hoeveel het er ook zijn',
        },
      },
      grow: {
        caption: 'Drie 3’en komen aan de lage kant.',
        frames: {
          before: 'Aan de lage kant liggen twee 5’en',
          after: 'Nu liggen er drie 3’en. Wie daar speelt, heeft minstens drie kaarten van 3 of lager nodig',
        },
      },
      same: 'Speel je de waarde van het uiteinde zelf, dan komen je kaarten op die stapel. De volgende keer zijn er dan nog meer nodig.',
      add: {
        caption: 'Twee 5’en erbij maken het duur.',
        frames: {
          before: 'Aan de lage kant liggen twee 5’en',
          after: 'Nu zijn het er vier. Wie daar speelt, heeft minstens vier kaarten nodig',
        },
      },
      single: 'Ligt er maar één stapel, dan is die zowel de lage als de hoge kant.',
    },
    pass: {
      heading: 'Passen',
      rule: 'Kun of wil je niet spelen, dan pas je. Je pakt precies één kaart uit de rij in je hand, van welke stapel je wilt, en doet deze ronde niet meer mee.',
      take: 'Iedereen ziet welke kaart je pakt. De tafel onthoudt het voor iedereen.°',
      last: {
        caption: 'De laatste kaart van een stapel.',
        frames: {
          before: 'Aan de lage kant ligt één 4',
          after: 'Iemand past en pakt die. Nu zijn drie 7’s de lage kant',
        },
      },
      lasting:
        'Een stapel die zijn laatste kaart kwijtraakt, is weg. Was het een uiteinde, dan wordt de volgende stapel het uiteinde, en vanaf dan telt hoe groot die is.',
      empty:
        'Bij een lege rij moet je spelen, passen kan niet.° Dat geldt voor wie een ronde begint, en ook als iemand bij het passen de laatste kaart van de rij pakt en de ronde doorgaat.° Wie gepast heeft, blijft eruit.°',
    },
    lap: {
      heading: 'Een nieuwe ronde',
      end: 'Een ronde is voorbij als iedereen op één na heeft gepast en daarbij een kaart heeft gepakt.',
      clear:
        'Wie overblijft haalt de rij voorgoed uit het spel en opent de volgende ronde. Iedereen doet weer mee. Kaarten die uit het spel zijn, mag iedereen bekijken: de stippen in de rij tellen ze niet meer mee.°',
    },
    end: {
      heading: 'Het einde',
      winner: 'Wie de laatste handkaart speelt, wint meteen.',
      long: 'Een potje kan eindeloos duren. Daarom is het na de 200e ronde afgelopen: wie de minste handkaarten heeft, wint; bij een gelijke stand win je samen.°',
    },
    options: {
      heading: 'Instelling: expertpartij',
      expert:
        '*Expertpartij* (standaard uit): je speelt meerdere potjes. Na elk potje schrijft iedereen 1 punt op voor elke kaart in de hand, de winnaar 0. Dan worden alle kaarten opnieuw uitgedeeld, en wie begint wordt weer geloot. Heeft iemand na een potje 20 punten of meer, dan is de partij voorbij en wint het laagste totaal. Bij een gelijke stand win je samen.°',
      example: {
        caption: 'Een expertpartij van drie potjes.',
        columns: ['Potje', 'Ida', 'Noor', 'Theo'],
        total: 'Totaal',
      },
      why: 'Na het derde potje heeft Theo er 22, dus is de partij voorbij. Noor wint met 6.',
      expertLong: 'Eindigt een potje na de 200e ronde, dan schrijft iedereen de kaarten in de hand op, ook wie wint.°',
    },
    tips: {
      heading: 'Goed om te weten',
      tips: {
        copies:
          'Kijk naar de stippen. Er zijn vier 3’en: liggen er drie van aan de lage kant, dan kan niemand met 3’en antwoorden.',
        middle: 'Veel gelijke kaarten uit het midden zijn een goede opening: weinigen kunnen mee.',
        extreme: 'Er zijn maar twee 1’en en twee 13’en. Op een stapel van drie kunnen ze nooit antwoorden.',
        known: 'Onthoud wie wat pakte. Een kaart die bij het passen gepakt is, komt vaak snel terug.',
        help: 'Pak je een kaart van een uiteinde, dan hebben de anderen daar misschien minder nodig. Een kaart uit het midden verandert voor hen niets.',
        last: 'Vroeg passen is geen schande: één kaart meer, maar je setjes blijven heel voor de volgende ronde.',
      },
    },
  },
};
