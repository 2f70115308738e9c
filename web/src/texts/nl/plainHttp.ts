import type { PlainHttpTexts } from '../en/plainHttp';

export const plainHttp: PlainHttpTexts = {
  notifications: 'Voor meldingen is https nodig; deze pagina is met gewoon http geopend.',
  offline:
    'Met gewoon http geopend kan deze pagina zonder netwerk niets starten. Een partij die op dit apparaat openstaat, gaat door.',
  onDevice:
    'Alleen jij en bots. Blijft op dit apparaat en telt nergens anders mee. Om zonder netwerk te starten, is https nodig.',
  whatHelps: 'Wat helpt?',
  title: 'Wat er zonder https ontbreekt',
  why: 'Het adres van deze pagina begint met http. Zo’n verbinding vertrouwen browsers niet, en daarom blokkeren ze sommige dingen.',
  missing:
    'Je kunt de pagina dus niet zonder netwerk starten, niet als app installeren, geen meldingen krijgen en niet delen via het deelmenu.',
  works:
    'Al het andere werkt: tafels, bots, terugkijken, links, en partijen op dit apparaat zodra de pagina openstaat.',
  helps:
    'Met https ontbreekt er niets. Wie de server beheert, kan hem een certificaat geven of er een proxy voor zetten; hoe, staat in docs/hosting.md in het project.',
  helpsHere: 'Open op de computer waar de server draait in plaats daarvan localhost: dat vertrouwen browsers wel.',
};
