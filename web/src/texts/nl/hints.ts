import type { HintsTexts } from '../en/hints';

export const hints: HintsTexts = {
  bubbles: {
    'thirteen-hand': {
      bold: 'Speel één kaart, pak er één bij.',
      plain: 'Een kaart past op de doeltegel van haar kleur.',
    },
    'thirteen-target': {
      bold: 'Blijf op hoogstens 13.',
      plain: 'Het getal is de som van de kaarten. Precies 13 is veilig.',
    },
    'thirteen-high': { bold: 'Hier wordt het krap.', plain: 'Wie boven de 13 komt, pakt de kaarten die hier liggen.' },
    'thirteen-nasty': {
      bold: 'Een vieze vier past overal.',
      plain: 'Wie hem pakt, betaalt er altijd twee punten voor.',
    },
    'thirteen-taken': {
      bold: 'Gepakte kaarten kosten elk een punt.',
      plain: 'Maar wie van een kleur het meest heeft, betaalt er niets voor.',
    },
    'friday-kind': {
      bold: 'Speel een kaart op haar eigen soort.',
      plain: 'Katten op katten, spiegels op spiegels, ladders op ladders. Je pakt niets bij.',
    },
    'friday-over': {
      bold: 'Boven de 13 pak je de stapel.',
      plain: 'Jouw kaart blijft liggen, de andere zijn voor jou. Precies 13 is veilig.',
    },
    'friday-friday': {
      bold: 'Een vrijdag past op elke stapel.',
      plain: 'Wie hem pakt, betaalt er altijd twee punten voor.',
    },
    'friday-most': {
      bold: 'Het meest van een soort brengt geluk.',
      plain: 'Gepakte kaarten kosten elk een punt. Alleen wie van een soort het meest heeft, legt die af.',
    },
    'skipbo-stock': {
      bold: 'Dit is je voorraadstapel.',
      plain: 'Speel de laatste kaart ervan en je wint. Kijk altijd eerst hier.',
    },
    'skipbo-pawns': {
      bold: 'Je pionnen openen de stapels.',
      plain: 'Je mag bouwen op de kleuren waar ze staan. Roze opent er twee.',
    },
    'skipbo-needs': {
      bold: 'Stapels klimmen van 1 tot 12.',
      plain: 'Speel het getal dat deze nodig heeft, of een joker.',
    },
    'skipbo-number': {
      bold: 'Dit vak springt bij.',
      plain:
        'Eén keer per beurt valt het in voor een getal dat een stapel nodig heeft. De volgende kaart volgt meteen.',
    },
    'skipbo-end': {
      bold: 'Afleggen beëindigt je beurt.',
      plain: 'Het getal verzet een van je pionnen. Kies waar je straks wilt staan.',
    },
    'leaves-open': {
      bold: 'Open met een waarde naar keuze.',
      plain: 'Speel er zoveel kaarten van als je wilt. Veel is lastig te volgen.',
    },
    'leaves-ends': {
      bold: 'De rij groeit naar buiten.',
      plain: 'Speel de laagste waarde of lager, de hoogste of hoger. Nooit ertussen.',
    },
    'leaves-many': { bold: 'Breng er minstens zoveel.', plain: 'Zoveel kaarten als deze stapel heeft, of meer.' },
    'leaves-pass': {
      bold: 'Wie past, pakt één kaart.',
      plain: 'Kies er een uit de rij. In de volgende ronde doe je weer mee.',
    },
    'leaves-last': { bold: 'Bijna zover.', plain: 'Wie de laatste handkaart speelt, wint meteen.' },
  },
  hint: 'Tip',
  gotIt: 'Begrepen',
  noMore: 'Geen tips meer',
};
