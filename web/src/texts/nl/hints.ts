import type { HintsTexts } from '../en/hints';

export const hints: HintsTexts = {
  bubbles: {
    'thirteen-hand': {
      bold: 'Wie de minste punten heeft, wint.',
      plain:
        'Gepakte kaarten kosten punten. Een kleurkaart past alleen op de doeltegel van die kleur; daarna trek je er één.',
    },
    'thirteen-target': {
      bold: 'Kom niet boven de 13.',
      plain: 'Het getal is de som van de kaarten. Precies 13 is veilig.',
    },
    'thirteen-high': { bold: 'Hier wordt het krap.', plain: 'Wie boven de 13 komt, pakt de kaarten die hier liggen.' },
    'thirteen-nasty': {
      bold: 'Een vieze vier past overal.',
      plain: 'Wie hem pakt, betaalt er altijd twee punten voor.',
    },
    'thirteen-taken': {
      bold: 'Elke gepakte kleurkaart kost een punt.',
      plain: 'Maar wie als enige de meeste van een kleur heeft, betaalt daar niets voor.',
    },
    'friday-kind': {
      bold: 'Wie de minste punten heeft, wint.',
      plain:
        'Gepakte kaarten kosten punten. Leg elke kaart bij zijn eigen soort: katten op katten, spiegels op spiegels, ladders op ladders.',
    },
    'friday-over': {
      bold: 'Boven de 13 pak je de stapel.',
      plain: 'Je eigen kaart blijft liggen, de rest pak je. Precies 13 is veilig.',
    },
    'friday-friday': {
      bold: 'Een vrijdagkaart past op elke stapel.',
      plain: 'Wie hem pakt, betaalt er altijd twee punten voor.',
    },
    'friday-most': {
      bold: 'De meeste van een soort hebben brengt geluk.',
      plain: 'Elke gepakte pechkaart kost een punt. Alleen wie als enige de meeste heeft, legt die soort af.',
    },
    'skipbo-stock': {
      bold: 'Wie zijn voorraadstapel het eerst leeg heeft, wint.',
      plain: 'Dit is die van jou. Kijk altijd eerst hier.',
    },
    'skipbo-pawns': {
      bold: 'Je pionnen openen de stapels.',
      plain: 'Je mag bouwen op de kleuren waar ze op staan. Roze opent er twee.',
    },
    'skipbo-needs': {
      bold: 'Bouwstapels gaan van 1 tot en met 12.',
      plain: 'Speel het getal dat deze nodig heeft, of een joker.',
    },
    'skipbo-number': {
      bold: 'Dit vak valt in voor een getal.',
      plain:
        'Eén keer per beurt, als een stapel dat nodig heeft. De kaart daarna moet je meteen spelen; na een 12 hoeft dat niet.',
    },
    'skipbo-end': {
      bold: 'Afleggen beëindigt je beurt.',
      plain: 'Met dat getal verzet je een van je pionnen. Kies waar je straks wilt staan.',
    },
    'leaves-wins': {
      bold: 'Wie het eerst geen kaarten meer heeft, wint.',
      plain: 'Speel kaarten aan de buitenkant van de rij, of pas en pak er een.',
    },
    'leaves-open': {
      bold: 'Open met een waarde naar keuze.',
      plain: 'Speel er zoveel kaarten van als je wilt. Hoe meer, hoe lastiger voor de rest.',
    },
    'leaves-ends': {
      bold: 'De rij groeit naar buiten.',
      plain: 'Speel de laagste waarde of lager, de hoogste of hoger. Nooit ertussen.',
    },
    'leaves-many': { bold: 'Speel er minstens evenveel.', plain: 'Evenveel als er in deze stapel liggen, of meer.' },
    'leaves-pass': {
      bold: 'Wie past, pakt één kaart.',
      plain: 'Kies er een uit de rij. In de volgende ronde doe je weer mee.',
    },
  },
  hint: 'Tip',
  gotIt: 'Begrepen',
  noMore: 'Geen tips meer',
};
