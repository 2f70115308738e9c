import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Speel als eerste de laatste kaart van je eigen voorraadstapel.',
  sections: {
    goal: {
      heading: 'Het idee',
      idea: 'Zes bouwstapels groeien van 1 tot en met 12. Daar raak je je voorraadstapel kwijt, kaart voor kaart. Maar je mag alleen bouwen waar je twee pionnen de weg openen: een pion op blauw opent de blauwe stapel. Met de kaart die je aan het eind aflegt, verzet je een pion. Zo bereid je je volgende beurt voor.',
    },
    table: {
      heading: 'Op tafel',
      players:
        'Voor twee tot vier spelers. Een partij is één spel. Iedereen heeft twee pionnen van één kleur: blauw, oranje, paars en rood, in de volgorde van de plaatsen.° Met twee neem je blauw en paars.° Je twee pionnen zijn gelijk.',
      cards: 'Er zijn 112 kaarten: acht van elk getal van 1 tot en met 12, en 16 *jokers* (Skip-Bo-kaarten).°',
      track:
        'Rond het bord loopt een baan van 24 vakken. Veertien hebben een kleur: drie blauwe, drie oranje, drie paarse en drie rode, telkens met het hoekvak in het midden, en twee roze. De andere tien zijn vijf paren: 1–4, 5–8, 9–12, SKIP-BO (de windmolen) en ruilvak (de pijlen). Binnenin liggen zes bouwstapels, een in elk van de vier kleuren en twee roze, en daarbij de trekstapel en één aflegstapel voor iedereen.°',
      board: {
        caption: 'De baan met de klok mee vanaf de blauwe hoek linksboven. Alles staat klaar voor twee spelers.',
        frames: { start: 'Blauw staat op de blauwe en de oranje hoek, paars op de paarse en de rode hoek' },
      },
      pawns: 'Een van je pionnen begint op de hoek van je kleur, de andere op de volgende hoek met de klok mee.',
      setup:
        'Er worden zes kaarten opengelegd, een voor elke bouwstapel. Vanaf die kaart gaat de stapel verder: op een 7 volgt een 8.',
      special:
        'Een joker die daar opengelegd wordt, telt als 1. Een 12 gaat terug in de stapel, en die plek blijft leeg: die bouwstapel begint later met een 1.',
      stock:
        'De andere kaarten worden opnieuw geschud, en iedereen krijgt er tien als *voorraadstapel*: gedekt, alleen de bovenste ligt open. Wat overblijft is de trekstapel. Niemand heeft nog handkaarten.',
    },
    turn: {
      heading: 'Jouw beurt',
      first: 'Wie begint wordt geloot.° Daarna gaat het met de klok mee.',
      steps: {
        draw: '*Trek* kaarten tot je er vijf in de hand hebt.',
        build: '*Bouw* met zoveel kaarten als je wilt en kunt, uit je hand en van je voorraadstapel.',
        discard:
          '*Leg* één handkaart *af*, en verzet een van je pionnen zo ver als het getal zegt. Daarmee eindigt je beurt.',
      },
      must: 'Alleen afleggen is verplicht. De rest mag, maar hoeft niet.',
    },
    build: {
      heading: 'Bouwen',
      order:
        'Een stapel groeit getal voor getal: 1, 2, 3 en zo verder tot en met 12. Een lege stapel begint met 1. Een joker is het getal dat de stapel nodig heeft, en blijft dat tot de stapel opzij gaat.',
      climb: {
        caption: 'De trap op, tree voor tree.',
        frames: {
          before: 'De oranje stapel toont 4',
          five: 'Een 5 volgt',
          wild: 'Een joker telt als 6. Daarna komt 7',
        },
      },
      stock:
        'Speel je de bovenste kaart van je voorraadstapel, dan wordt meteen de volgende opengelegd. Daar mag je direct mee verder.',
      complete:
        'Een stapel die de 12 bereikt heeft, is vol en gaat opzij. De plek is vrij: daar mag een nieuwe stapel beginnen, ook nog in dezelfde beurt.',
      refill:
        'Heb je met al je handkaarten gebouwd, dan trek je meteen vijf nieuwe en ga je verder, zo vaak als dat gebeurt. Je laatste kaart afleggen telt daarbij niet. Verder vul je je hand alleen aan het begin van een beurt aan.',
    },
    access: {
      heading: 'Waar je mag bouwen',
      rule: 'Je mag alleen bouwen op stapels in de kleur van een vak waar een van je pionnen op staat. Roze opent beide roze stapels.',
      pawns: {
        caption: 'Een pion op blauw, een op roze: drie stapels zijn open.',
        frames: {
          stand: 'Je pionnen staan op blauw en op roze',
          open: 'Open: blauw en beide roze stapels',
          closed: 'Dicht: rood, oranje en paars',
        },
      },
      fixed:
        'Pionnen lopen alleen aan het eind van een beurt. Wat aan het begin van je beurt open is, blijft dat tot het eind.',
    },
    spaces: {
      heading: 'Bijzondere vakken',
      number:
        '*1–4, 5–8, 9–12.* Een pion op zo’n vak kan invallen voor één ontbrekend getal uit dat bereik; je hebt er dan geen kaart voor nodig. De kaart erna moet meteen volgen.',
      standIn: {
        caption: 'Een vak 5–8 valt in voor een 5.',
        frames: {
          stand: 'De ene pion opent blauw, de andere staat op 5–8',
          before: 'Blauw heeft een 5 nodig. Je voorraadstapel toont een 6',
          after: 'Het vak valt in voor de 5 en je 6 volgt. De volgende kaart van je voorraadstapel wordt opengelegd',
        },
      },
      limits: {
        next: 'Het moet het getal zijn dat de stapel nu nodig heeft, en de stapel moet voor jou open zijn.',
        one: 'Een vak 1–4 mag ook tellen als de 1 van een lege stapel.°',
        follow:
          'De kaart erna komt meteen op dezelfde stapel, uit je hand of van je voorraadstapel. Het mag een joker zijn, en hij mag buiten het bereik vallen. Vak en kaart zijn samen één zet.°',
        other: 'Je andere pion moet op een kleur staan.',
        once: 'Hoogstens één keer per beurt.',
      },
      twelve:
        'Een vak 9–12 mag ook tellen als de 12 van een stapel die op 11 staat. Dan is de stapel vol, en er hoeft niets te volgen. Een vak SKIP-BO mag dat ook.° Speel je er daarna een 1, dan is dat gewoon bouwen.',
      wild: '*SKIP-BO.* Als een getallenvak, maar voor elk getal van 1 tot en met 12. Ook dit één keer per beurt.',
      exchange:
        '*Ruilen.* Leg de bovenste kaart van je voorraadstapel gedekt onderop en leg de volgende open. Spelen hoef je die niet.° Iedereen heeft gezien welke kaart onderop ging.',
      swap: {
        caption: 'De 9 gaat onder de voorraadstapel.',
        frames: {
          before: 'Je voorraadstapel toont een 9',
          after: 'Nu toont hij een 3. Het zijn nog steeds vijf kaarten',
        },
      },
      exchangeLimits:
        'Ruilen mag één keer per beurt, op elk moment voor het afleggen, ook als je beide pionnen op ruilvakken staan. Waar je andere pion staat, maakt niet uit.° De laatste kaart van een voorraadstapel kun je niet ruilen.°',
    },
    discard: {
      heading: 'Je beurt beëindigen',
      rule: 'Leg één handkaart op de gezamenlijke aflegstapel, en verzet een van je twee pionnen precies zoveel vakken als de kaart aangeeft.',
      walk: {
        caption: 'Er wordt een 3 afgelegd.',
        frames: { before: 'Een pion staat op 5–8', after: 'Hij gaat drie vakken verder, naar oranje' },
      },
      wild: 'Met een joker gaat de pion 1 tot en met 12 vakken verder, zoveel als je wilt.',
      pawns:
        'Pionnen lopen met de klok mee.° Op een vak mogen meer pionnen staan, ook je eigen twee, en inhalen mag altijd.°',
      pile: 'Iedereen mag de aflegstapel bekijken.° Niemand speelt er kaarten uit.°',
    },
    example: {
      heading: 'Een hele beurt',
      stand: 'Je speelt blauw. Je pionnen staan op blauw en op het vak 5–8 ernaast.',
      start: {
        caption: 'Zo begint je beurt.',
        frames: {
          pawns: 'Je pionnen',
          pile: 'De blauwe stapel heeft een 5 nodig',
          stock: 'Je voorraadstapel: vier kaarten, bovenop een 6',
          hand: 'Je hand na het trekken',
        },
      },
      steps: {
        space: 'Het vak valt in voor de 5, en de 6 van je voorraadstapel volgt. Daar liggen er nog drie.',
        seven: 'Je bouwt met de 7 uit je hand.',
        wild: 'De joker telt als 8. Een 9 heb je niet, dus blauw stopt hier.',
        turned: 'De volgende kaart van je voorraadstapel is een 11, en die past nog nergens.',
        discard:
          'Je legt de 3 af en verzet de pion van 5–8 drie vakken, naar oranje. De volgende keer zijn blauw en oranje open.',
      },
      finish: {
        caption: 'En zo eindigt hij.',
        frames: {
          pile: 'De blauwe stapel heeft een 9 nodig',
          stock: 'Je voorraadstapel: drie kaarten, bovenop een 11',
          pawns: 'Je pion is naar oranje gegaan',
        },
      },
    },
    end: {
      heading: 'Einde en bijzondere gevallen',
      winner:
        'Wie de laatste kaart van de voorraadstapel op een bouwstapel speelt, wint meteen, ook als die op een vak volgt. Afleggen hoeft dan niet meer.',
      order:
        'Gebeurt er meer tegelijk, dan geldt deze volgorde: eerst heeft iemand gewonnen, dan gaat een volle stapel opzij, dan wordt een lege hand aangevuld.',
      dry: 'Moet er een kaart getrokken worden en is de trekstapel leeg, dan worden de opzijgelegde stapels geschud tot een nieuwe. Zijn die er niet, dan wordt de aflegstapel geschud.° Dat kan ook midden in het trekken. Zijn er helemaal geen kaarten meer, dan ga je verder met minder kaarten.°',
      nothing:
        'Heb je geen handkaarten en valt er niets te trekken, dan mag je nog steeds van je voorraadstapel spelen, vakken gebruiken en ruilen.° Daarna beëindig je je beurt zonder af te leggen en zonder een pion te verzetten.° Raakt er intussen een stapel vol, dan wordt je hand meteen aangevuld.°',
      long: 'Na 1.200 beurten van iedereen samen is het afgelopen.° De kleinste voorraadstapel wint; spelers met even weinig kaarten winnen samen.° De meeste partijen duren zo’n 100 tot 130 beurten, alle spelers samen.',
    },
    options: {
      heading: 'Wat je kunt instellen',
      options: {
        wilds: '*Jokers*: 16, of maar 12.° Met 12 zijn het 108 kaarten.',
        exchange: '*Streng ruilen* (standaard uit): ook om te ruilen moet je andere pion op een kleur staan.°',
        pawns:
          '*Pionnen lopen*: met de klok mee, of telkens de kant op die jij kiest.° (Na twaalf vakken kom je aan beide kanten op hetzelfde vak uit.)',
      },
    },
    tips: {
      heading: 'Goed om te weten',
      tips: {
        stock: 'Alleen de voorraadstapel telt. Speel handkaarten die een kaart van die stapel dichterbij brengen.',
        ahead: 'Kijk bij het afleggen naar het vak waar je uitkomt, niet naar de kaart die je kunt missen.',
        pink: 'Een pion op roze opent twee stapels in één keer.',
        colour: 'Twee pionnen op bijzondere vakken openen geen enkele stapel. Laat er een op een kleur.',
        hand: 'Wie met de hele hand bouwt, krijgt in dezelfde beurt vijf nieuwe kaarten.',
      },
    },
  },
};
